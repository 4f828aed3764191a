import fc from 'fast-check'
import { applyOperation, applyOperations } from '@/domain/cart/apply'
import { EMPTY_CART, liveLines } from '@/domain/cart/cart'
import { foreignChanges } from '@/domain/cart/changes'
import { paintedCart, queueForVisitor, recentQueue, withoutAnswered } from '@/domain/cart/queue'
import { add, anyOperations, by, facts, NOW } from './support'

const DAY = 24 * 60 * 60 * 1000

describe('a cart', () => {
  it('applies each operation once, in any repetition', () => {
    fc.assert(
      fc.property(anyOperations, fc.array(fc.nat()), (operations, repeats) => {
        const once = applyOperations(EMPTY_CART, operations, facts())
        // Each repetition comes after its first attempt.
        const repeated = repeats.reduce((list, repeat) => {
          if (list.length === 0) return list
          const from = repeat % list.length
          return [...list.slice(0, from + 1), ...list.slice(0, from + 1).slice(-1), ...list.slice(from + 1), list[from]]
        }, operations)
        expect(applyOperations(EMPTY_CART, repeated, facts())).toEqual(once)
      }),
    )
  })

  it('has the same outcome if the operations arrive in several calls', () => {
    fc.assert(
      fc.property(anyOperations, fc.nat(), (operations, at) => {
        const cut = at % (operations.length + 1)
        const first = applyOperations(EMPTY_CART, operations.slice(0, cut), facts())
        // The answer of the first call is lost, so that the device sends all operations again.
        const second = applyOperations(first.cart, operations, facts(), first.outcomes)
        expect(second).toEqual(applyOperations(EMPTY_CART, operations, facts()))
      }),
    )
  })

  it('has valid lines and a new version after each change', () => {
    fc.assert(
      fc.property(anyOperations, (operations) => {
        let cart = EMPTY_CART
        for (const operation of operations) {
          const { cart: next } = applyOperation(cart, operation, facts({ maxLines: 2 }))
          expect(next.version).toBe(next === cart ? cart.version : cart.version + 1)
          expect(new Set(next.lines.map(({ lineId }) => lineId)).size).toBe(next.lines.length)
          expect(liveLines(next).length).toBeLessThanOrEqual(2)
          for (const { quantity, version } of next.lines) {
            expect(quantity).toBeGreaterThanOrEqual(1)
            expect(quantity).toBeLessThanOrEqual(9)
            expect(version).toBeLessThanOrEqual(next.version)
          }
          cart = next
        }
      }),
    )
  })

  it('has the sum of all additions, in any order of devices', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('A', 'B'), fc.integer({ min: 1, max: 9 }))), (steps) => {
        const operations = by(...steps.map(([device, quantity]) => [device, add('K1', quantity)] as const))
        const unlimited = facts({ variantOf: (id) => ({ ...facts().variantOf(id)!, most: Infinity }) })
        const { cart } = applyOperations(EMPTY_CART, operations, unlimited)
        const sum = steps.reduce((total, [, quantity]) => total + quantity, 0)
        expect(cart.lines.map(({ quantity }) => quantity)).toEqual(sum > 0 ? [sum] : [])
      }),
    )
  })
})

describe('the queue of a device', () => {
  const queued = (operations: ReturnType<typeof by>) => operations.map((operation) => ({ operation, at: NOW }))

  it('displays what the gateway answers if no other device changes the cart', () => {
    fc.assert(
      fc.property(anyOperations, anyOperations, (earlier, own) => {
        const { cart: answer } = applyOperations(EMPTY_CART, earlier, facts())
        const renamed = own.map((operation, at) => ({ ...operation, operationId: `C.${at}` }))
        const painted = paintedCart(answer, queued(renamed), facts())
        expect(foreignChanges(painted, applyOperations(answer, renamed, facts()).cart)).toEqual([])
      }),
    )
  })

  it('returns the changes that other devices made', () => {
    const displayed = applyOperations(EMPTY_CART, by(['A', add('K1', 2)], ['A', add('K2', 1)]), facts()).cart
    const operations = by(
      ['B', { kind: 'SET', lineId: 'K1', quantity: 5 }],
      ['B', { kind: 'REMOVE', lineId: 'K2', lineVersion: 2 }],
      ['B', add('K3')],
    )
    expect(foreignChanges(displayed, applyOperations(displayed, operations, facts()).cart)).toEqual([
      { lineId: 'K1', kind: 'QUANTITY', before: 2, after: 5 },
      { lineId: 'K2', kind: 'REMOVED', before: 1, after: 0 },
      { lineId: 'K3', kind: 'ADDED', before: 0, after: 1 },
    ])
  })

  it('loses only answered operations', () => {
    const queue = queued(by(['A', add('K1')], ['A', add('K2')]))
    expect(withoutAnswered(queue, ['A.0', 'B.1'])).toEqual([queue[1]])
  })

  it('stores at most 20 lines of a visitor, for 30 days', () => {
    const skuIds = Array.from({ length: 21 }, (_, at) => `K${at + 1}`)
    const end = by(...skuIds.map((skuId) => ['A', add(skuId)] as const)).reduce(
      ({ queue }, operation) => queueForVisitor(queue, operation, facts({ maxLines: 20 })),
      { queue: [], outcome: { kind: 'REMOVED', lineId: '' } } as ReturnType<typeof queueForVisitor>,
    )
    expect(end.queue).toHaveLength(20)
    expect(end.outcome).toEqual({ kind: 'FULL', lineId: 'K21', most: 20 })
    expect(recentQueue(end.queue, NOW + 30 * DAY - 1)).toHaveLength(20)
    expect(recentQueue(end.queue, NOW + 30 * DAY)).toEqual([])
  })
})
