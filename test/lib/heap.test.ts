import fc from 'fast-check'
import { createHeap } from '@/lib/heap'

describe('a heap', () => {
  it('returns its entries in order, for any order of insertion', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (numbers) => {
        const heap = createHeap<number>((a, b) => a < b)
        for (const each of numbers) heap.push(each)
        expect(numbers.map(() => heap.pop())).toEqual([...numbers].sort((a, b) => a - b))
        expect(heap.pop()).toBeUndefined()
        expect(heap.first).toBeUndefined()
      }),
    )
  })

  it('returns the minimum after any additions and removals', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer())), (acts) => {
        const heap = createHeap<number>((a, b) => a < b)
        let model: number[] = []
        for (const act of acts) {
          if (act !== null) {
            heap.push(act)
            model = [...model, act].sort((a, b) => a - b)
          } else {
            expect(heap.pop()).toBe(model[0])
            model = model.slice(1)
          }
          expect(heap.first).toBe(model[0])
        }
      }),
    )
  })
})
