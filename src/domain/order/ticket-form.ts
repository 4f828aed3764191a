/** Form of a ticket: displayed on the phone, or printed. */
export const TICKET_FORMS = ['E_TICKET', 'PAPER'] as const
type TicketForm = (typeof TICKET_FORMS)[number]

/** Ticket form of an order. This project adds `MIXED`: a joint order with tickets of different forms. */
export const ORDER_TICKET_FORMS = [...TICKET_FORMS, 'MIXED'] as const
export type OrderTicketForm = (typeof ORDER_TICKET_FORMS)[number]

type DeliverMethod = 'E_TICKET' | 'EXPRESS' | 'SELF_TAKE'

/** Returns the ticket form of a delivery method. Tickets that are sent or collected are paper tickets. */
export const ticketForm = (method: DeliverMethod): TicketForm => (method === 'E_TICKET' ? 'E_TICKET' : 'PAPER')

/** Text keys of the delivery, under `orders.form.*`. */
type FormLabel = 'EXPRESS' | 'SELF_TAKE' | 'PAPER' | 'MIXED'

interface Shown {
  ticketForm: OrderTicketForm
  deliverMethod: DeliverMethod
  hasChildren: boolean
  isEnd: boolean
  orderOperations: readonly string[]
}

/**
 * Returns the delivery text of a card. Returns null for e-tickets, for an order that is over, and for a parcel, which
 * the card shows in a separate row. Joint orders may have several delivery methods.
 */
export const ticketFormLabel = (order: Shown): FormLabel | null => {
  const { ticketForm: form, deliverMethod, hasChildren, isEnd, orderOperations } = order
  if (form === 'E_TICKET' || isEnd || orderOperations.includes('VIEW_EXPRESS')) return null
  if (form === 'MIXED' || hasChildren || deliverMethod === 'E_TICKET') return form
  return deliverMethod
}
