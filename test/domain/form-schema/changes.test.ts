import { changes } from '@/domain/form-schema/changes'

describe('the changes of answers', () => {
  it('name added, removed and different answers of the application and of people', () => {
    const plate = { area: 'MAINLAND', plate: '京A12345' } as const
    const from = {
      application: { a: '1', b: 'same', plate },
      people: [{ personKey: 'p1', answers: { shirt: 'M' } }],
    }
    const to = {
      application: { a: '2', b: 'same', c: true, plate: { plate: plate.plate, area: plate.area } },
      people: [{ personKey: 'p2', answers: { shirt: 'L' } }],
    }
    expect(changes(from, to)).toEqual([
      { fieldId: 'a', personKey: null, from: '1', to: '2' },
      { fieldId: 'c', personKey: null, to: true },
      { fieldId: 'shirt', personKey: 'p1', from: 'M' },
      { fieldId: 'shirt', personKey: 'p2', to: 'L' },
    ])
  })
})
