import type { Call } from '@/request/call'
import type { Client } from '@/request/client'
import { isRefusal, isRequestError } from '@/request/errors'
import type { OrderKeys } from './order-keys'

/** Outcome of a sent order. */
export type Placed<Created> =
  | { kind: 'created'; order: Created }
  /** Another price than the agreed one: the buyer confirms the new one (decision 26). */
  | { kind: 'price-changed'; error: unknown }
  | { kind: 'refused'; error: unknown }
  /** No answer: the order may exist. The same content sent again is answered with it. */
  | { kind: 'unknown'; error: unknown }

/** How orders of one kind are created. */
export interface OrderCreation<Content extends object, Created> {
  call: Call<Content & { idempotencyKey: string }, Created>
  /** Codes of a changed price. */
  priceCodes: readonly number[]
  /** Other codes that the screen shows itself. */
  handledStatuses: readonly number[]
}

/** Sends an order under the key of its content. Never rejects. */
export const placeOrder = async <Content extends object, Created>(
  client: Client,
  keys: OrderKeys,
  { call, priceCodes, handledStatuses }: OrderCreation<Content, Created>,
  content: Content,
): Promise<Placed<Created>> => {
  const options = { inlineErrors: true, handledStatuses: [...priceCodes, ...handledStatuses] }
  try {
    const order = await client.call(call, { ...content, idempotencyKey: keys.keyFor(content) }, options)
    keys.done(content)
    return { kind: 'created', order }
  } catch (error) {
    // without an answer of the gateway it is unknown whether there is an order
    if (!isRefusal(error)) return { kind: 'unknown', error }
    keys.done(content)
    const changed = isRequestError(error) && priceCodes.includes(error.statusCode ?? 0)
    return { kind: changed ? 'price-changed' : 'refused', error }
  }
}
