import type { CartOperation } from '../../../../../src/domain/cart/apply-operation'
import { type Shopper } from '../../../support/shopper'

let count = 0

/** Returns an operation for a variant, such as G1001-sand-l. */
export const operation = (kind: CartOperation['kind'], skuId: string, more: Partial<CartOperation> = {}) => ({
  ...{ operationId: `test-${(count += 1)}`, kind, spuId: skuId.split('-')[0] ?? '', skuId },
  ...more,
})

const CART = 'trade/buyer/v1/items/cart'

/** Returns functions to change and read the cart of a buyer. */
export const cartOf = (buyer: Shopper) => {
  const send = (...operations: object[]) => buyer.post(`${CART}/operations`, { operations })
  const change = async (...operations: object[]) => (await send(...operations)).body.data
  const read = async () => (await buyer.get(CART)).body.data
  const quantities = async () => {
    const { lines } = (await read()) as { lines: { skuId: string; quantity: number }[] }
    return Object.fromEntries(lines.map(({ skuId, quantity }) => [skuId, quantity]))
  }
  const count = async () => (await buyer.get(`${CART}/count`)).body.data.count as number
  return { send, change, read, quantities, count }
}
