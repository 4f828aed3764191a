import fc from 'fast-check'
import type { CartFacts } from '@/domain/cart/apply'
import type { CartOperation } from '@/domain/cart/operation'
import { fen } from '@/domain/money'

export const NOW = 1_000_000_000

/** Variants K1 to K5 of the goods G1 can be bought up to 9 times. K0 is sold out; other variants do not exist. */
export const facts = (over: Partial<CartFacts> = {}): CartFacts => ({
  variantOf: (skuId) =>
    /^K\d+$/.test(skuId) ? { spuId: 'G1', price: fen(10_00), most: skuId === 'K0' ? 0 : 9 } : undefined,
  maxLines: 99,
  now: NOW,
  ...over,
})

type Body<Operation = CartOperation> = Operation extends unknown ? Omit<Operation, 'operationId'> : never

export const add = (skuId: string, quantity = 1): Body => ({ kind: 'ADD', spuId: 'G1', skuId, showId: '', quantity })
export const set = (lineId: string, quantity: number): Body => ({ kind: 'SET', lineId, quantity })
export const remove = (lineId: string, lineVersion = 0): Body => ({ kind: 'REMOVE', lineId, lineVersion })
export const restore = (lineId: string): Body => ({ kind: 'RESTORE', lineId })
export const changeSku = (lineId: string, skuId: string): Body => ({ kind: 'CHANGE_SKU', lineId, skuId })

/** Gives each operation an id of its device: `A` and `B` in `by(['A', add('K1')], ['B', set('K1', 2)])`. */
export const by = (...steps: readonly (readonly [device: string, body: Body])[]): CartOperation[] =>
  steps.map(([device, body], at) => ({ ...body, operationId: `${device}.${at}` }))

const anyLineId = fc.constantFrom('K0', 'K1', 'K2', 'K3', 'X')
const anyQuantity = fc.integer({ min: 1, max: 12 })

const anyBody: fc.Arbitrary<Body> = fc.oneof(
  fc.tuple(anyLineId, anyQuantity).map(([skuId, quantity]) => add(skuId, quantity)),
  fc.tuple(anyLineId, anyQuantity).map(([lineId, quantity]) => set(lineId, quantity)),
  fc.tuple(anyLineId, fc.integer({ min: 0, max: 20 })).map(([lineId, version]) => remove(lineId, version)),
  anyLineId.map(restore),
  fc.tuple(anyLineId, anyLineId).map(([lineId, skuId]) => changeSku(lineId, skuId)),
)

/** Operations of two devices. */
export const anyOperations = fc
  .array(fc.tuple(fc.constantFrom('A', 'B'), anyBody), { maxLength: 30 })
  .map((steps) => by(...steps))
