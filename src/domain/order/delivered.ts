import type { OrderTicketState } from './ticket-state'

interface IssuedOrder {
  deliverMethod: 'E_TICKET' | 'EXPRESS' | 'SELF_TAKE'
  tickets: readonly { state: OrderTicketState }[]
}

/**
 * Returns the state of an order whose delivery has ended.
 * - `received`: its parcel was signed for.
 * - `toCollect`: its paper tickets are in a machine, and none of them has opened a gate yet. No interface reports the
 * collection itself.
 * - `issued`: all other orders.
 */
export const deliveredState = ({ deliverMethod, tickets }: IssuedOrder): 'issued' | 'toCollect' | 'received' => {
  if (deliverMethod === 'EXPRESS') return 'received'
  const has = (wanted: OrderTicketState): boolean => tickets.some(({ state }) => state === wanted)
  return deliverMethod === 'SELF_TAKE' && has('VALID') && !has('USED') ? 'toCollect' : 'issued'
}
