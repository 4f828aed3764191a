import type { OrderTicketState } from './ticket-state'

interface IssuedOrder {
  deliverMethod: 'E_TICKET' | 'EXPRESS' | 'SELF_TAKE'
  tickets: readonly { state: OrderTicketState }[]
}

/**
 * Returns the state of an order whose delivery has ended.
 * - `received`: the recipient signed for its parcel.
 * - `toCollect`: its paper tickets can be collected from a machine, and no ticket has opened a gate yet. No interface
 * reports the collection itself.
 * - `issued`: all other orders.
 */
export const deliveredState = ({ deliverMethod, tickets }: IssuedOrder): 'issued' | 'toCollect' | 'received' => {
  if (deliverMethod === 'EXPRESS') return 'received'
  const has = (wanted: OrderTicketState): boolean => tickets.some(({ state }) => state === wanted)
  return deliverMethod === 'SELF_TAKE' && has('VALID') && !has('USED') ? 'toCollect' : 'issued'
}
