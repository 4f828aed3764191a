import { type CreatedOrder, createOrder } from '@/api/purchase'
import type { Client } from '@/request/client'
import { PURCHASE_CODES } from '@/domain/business-codes/purchase'
import { SEAT_CODES } from '@/domain/business-codes/seat'
import { isRequestError } from '@/request/errors'
import { madeNoOrder, type OrderContent, type OrderKeys } from './order-keys'

/** Outcome of a sent order. */
export type Placed =
  | { kind: 'created'; order: CreatedOrder }
  /** Another price than the agreed one: to be asked again (decision 26). */
  | { kind: 'price-changed'; error: unknown }
  | { kind: 'refused'; error: unknown }
  /** No answer: the order may exist. The same content sent again is answered with it. */
  | { kind: 'unknown'; error: unknown }

const PRICE_CODES: readonly number[] = [
  PURCHASE_CODES.memberDiscountWrong,
  PURCHASE_CODES.memberDiscountChanged,
  PURCHASE_CODES.promotionDiscountWrong,
]

/** The screen handles changed prices, ended holds and failures without a mode. */
const OWN = { inlineErrors: true, handledStatuses: [...PRICE_CODES, SEAT_CODES.holdOver] }

/** Sends an order under the key of its content. Never rejects. */
export const placeOrder = async (client: Client, keys: OrderKeys, content: OrderContent): Promise<Placed> => {
  try {
    const order = await client.call(createOrder, { ...content, idempotencyKey: keys.keyFor(content) }, OWN)
    keys.done(content)
    return { kind: 'created', order }
  } catch (error) {
    if (!madeNoOrder(error)) return { kind: 'unknown', error }
    keys.done(content)
    const changed = isRequestError(error) && PRICE_CODES.includes(error.statusCode ?? 0)
    return { kind: changed ? 'price-changed' : 'refused', error }
  }
}
