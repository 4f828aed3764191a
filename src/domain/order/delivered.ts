import type { OrderTicketState } from './ticket-state'

interface IssuedOrder {
  deliverMethod: 'E_TICKET' | 'EXPRESS' | 'SELF_TAKE'
  tickets: readonly { state: OrderTicketState }[]
}

/**
 * Returns what the end of the delivery means for the buyer. A parcel was signed for: `received`. Paper from a machine is issued and still to be
 * collected, until one of its tickets opened a gate. No interface reports the collection itself.
 */
export const deliveredState = ({ deliverMethod, tickets }: IssuedOrder): 'issued' | 'toCollect' | 'received' => {
  if (deliverMethod === 'EXPRESS') return 'received'
  const has = (wanted: OrderTicketState): boolean => tickets.some(({ state }) => state === wanted)
  return deliverMethod === 'SELF_TAKE' && has('VALID') && !has('USED') ? 'toCollect' : 'issued'
}
