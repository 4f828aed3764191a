import { SignatureModel } from '@/components/form/definition/parts/signature/signature.model'
import type { GestureListener } from '@/platform/gestures/contract'
import { canvasRecorder } from '../../../support/canvas-recorder'
import { openModel } from '../../../support/open-model'
import { fakeServices } from '../../../support/services'

const setUp = async () => {
  const { context, marks, texts } = canvasRecorder()
  const surface = { context, width: 300, height: 180, toFile: async () => ({ kind: 'file', path: 'blob:drawn' }) }
  const { services } = fakeServices({
    platform: { mountCanvas: (async () => ({ kind: 'mounted', surface })) as never },
  })
  let touch!: GestureListener['touch']
  const done: string[] = []
  const { model } = await openModel(
    services,
    (deps) =>
      new SignatureModel(
        {
          ...deps,
          gesturesOn: (_id, listener) => {
            touch = listener.touch
            return { handlers: {}, listen: () => ({ kind: 'failed' }), measure: async () => undefined }
          },
        },
        { id: 'pad', onDone: async (path) => void done.push(path) },
      ),
  )
  await model.attach()
  const draw = (count: number) => {
    touch('start', [{ id: 1, x: 0, y: 0 }], 0)
    for (let at = 1; at <= count; at++) touch('move', [{ id: 1, x: at, y: at }], at)
    touch('end', [{ id: 1, x: count, y: count }], count)
  }
  return { model, draw, done, strokes: () => marks.filter(({ name }) => name === 'stroke').length, texts }
}

describe('SignatureModel', () => {
  it('draws the line of a finger', async () => {
    const { draw, strokes, model, done } = await setUp()
    draw(9)
    await model.finish()
    expect([strokes(), done]).toEqual([9, ['blob:drawn']])
  })

  it('does not connect two lines', async () => {
    const { draw, strokes } = await setUp()
    draw(3)
    draw(3)
    expect(strokes()).toBe(6)
  })

  it('does not accept a dot', async () => {
    const { draw, model, done } = await setUp()
    draw(1)
    await model.finish()
    expect(done).toEqual([])
  })

  it('writes a name in the width of the pad', async () => {
    const { model, texts, done } = await setUp()
    model.write('Ana Maria Fernandes da Silva')
    await model.finish()
    expect([texts.map(({ text }) => text), texts.every(({ width }) => width <= 300), done]).toEqual([
      ['Ana Maria Fernandes da Silva'],
      true,
      ['blob:drawn'],
    ])
  })

  it('rejects a cleared signature', async () => {
    const { model, draw, done } = await setUp()
    draw(9)
    model.clear()
    await model.finish()
    expect(done).toEqual([])
  })
})
