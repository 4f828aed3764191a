import { applyOperations } from '@/domain/cart/apply'
import { type Cart, cartCount, EMPTY_CART, liveLines } from '@/domain/cart/cart'
import type { CartOperation } from '@/domain/cart/operation'
import { fen } from '@/domain/money'
import { add, by, changeSku, facts, remove, restore, set } from './support'

const quantitiesOf = (cart: Cart) =>
  Object.fromEntries(liveLines(cart).map(({ lineId, quantity }) => [lineId, quantity]))
const after = (operations: readonly CartOperation[], own = facts(), cart = EMPTY_CART) => {
  const { cart: end, outcomes } = applyOperations(cart, operations, own)
  return { cart: end, lines: quantitiesOf(end), last: [...outcomes.values()].at(-1) }
}

describe('two devices', () => {
  it.each([
    ['adds up their additions', by(['A', add('K1', 2)], ['B', add('K1', 3)]), { K1: 5 }],
    ['use the later quantity', by(['A', add('K1')], ['B', set('K1', 5)], ['A', set('K1', 3)]), { K1: 3 }],
    ['remove a line despite a later quantity', by(['A', add('K1')], ['A', remove('K1')], ['B', set('K1', 5)]), {}],
    ['remove a line despite an earlier quantity', by(['A', add('K1')], ['B', set('K1', 5)], ['A', remove('K1')]), {}],
    [
      'only have later additions to a removed line',
      by(['A', add('K1', 4)], ['A', remove('K1')], ['B', add('K1', 2)]),
      { K1: 2 },
    ],
    [
      'retain additions that a removal did not know',
      by(['A', add('K1', 4)], ['B', add('K1', 2)], ['A', remove('K1', 1)]),
      { K1: 2 },
    ],
    ['remove additions that a removal knew', by(['A', add('K1', 4)], ['B', add('K1', 2)], ['A', remove('K1', 2)]), {}],
    ['remove their own additions', by(['A', add('K1')], ['A', add('K1')], ['A', remove('K1')]), {}],
  ])('%s', (_, operations, lines) => {
    expect(after(operations).lines).toEqual(lines)
  })
})

describe('applyOperations', () => {
  it('cuts a quantity to what can be bought', () => {
    expect(after(by(['A', add('K1', 12)])).last).toEqual({ kind: 'CUT', lineId: 'K1', quantity: 9, wanted: 12 })
    expect(after(by(['A', add('K1', 5)], ['A', add('K1', 5)])).lines).toEqual({ K1: 9 })
  })

  it.each([
    ['NONE_LEFT', by(['A', add('K0')])],
    ['VARIANT_GONE', by(['A', add('X')])],
    ['VARIANT_GONE', by(['A', add('K1')], ['A', changeSku('K1', 'X')])],
    ['REMOVED', by(['A', set('K1', 2)])],
    ['REMOVED', by(['A', add('K1')], ['A', remove('K1')], ['B', set('K1', 2)])],
  ])('returns %s for an operation that is not possible', (kind, operations) => {
    expect(after(operations).last?.kind).toBe(kind)
  })

  it('returns the maximum number of lines for a full cart', () => {
    const full = after(by(['A', add('K1')], ['A', add('K2')], ['A', add('K3')]), facts({ maxLines: 2 }))
    expect(full.last).toEqual({ kind: 'FULL', lineId: 'K3', most: 2 })
    expect(full.lines).toEqual({ K1: 1, K2: 1 })
  })

  it('adds the units to the line of the new variant', () => {
    const { lines, cart } = after(by(['A', add('K1', 2)], ['A', add('K2', 3)], ['A', changeSku('K1', 'K2')]))
    expect(lines).toEqual({ K2: 5 })
    expect(cartCount(cart)).toBe(5)
  })

  it('changes the variant of a line in a full cart', () => {
    expect(after(by(['A', add('K1')], ['A', changeSku('K1', 'K2')]), facts({ maxLines: 1 })).lines).toEqual({ K2: 1 })
  })

  it('puts a removed line back with its quantity, also if it is sold out', () => {
    const { cart } = after(by(['A', add('K1', 4)], ['A', remove('K1')]))
    const soldOut = facts({ variantOf: () => ({ spuId: 'G1', price: fen(10_00), most: 0 }) })
    expect(after([{ operationId: 'A.9', ...restore('K1') }] as CartOperation[], soldOut, cart).lines).toEqual({ K1: 4 })
  })

  it('has separate lines for the goods of a show', () => {
    const [operation] = by(['A', { ...add('K1'), showId: 'S1' } as ReturnType<typeof add>])
    expect(after([operation, ...by(['B', add('K1')])]).lines).toEqual({ 'K1@S1': 1, K1: 1 })
  })
})
