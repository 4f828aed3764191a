/** What tickets are: shown by the phone, or printed. */
export const TICKET_FORMS = ['E_TICKET', 'PAPER'] as const
type TicketForm = (typeof TICKET_FORMS)[number]

/** That of an order; `MIXED`, ours, where orders that were bought together differ. */
export const ORDER_TICKET_FORMS = [...TICKET_FORMS, 'MIXED'] as const
export type OrderTicketForm = (typeof ORDER_TICKET_FORMS)[number]

type DeliverMethod = 'E_TICKET' | 'EXPRESS' | 'SELF_TAKE'

/** What a way of delivery delivers: whatever is sent or taken from a machine is paper. */
export const ticketForm = (method: DeliverMethod): TicketForm => (method === 'E_TICKET' ? 'E_TICKET' : 'PAPER')

/** The words for how tickets are got; texts are at `orders.form.*`. */
type FormWords = 'EXPRESS' | 'SELF_TAKE' | 'PAPER' | 'MIXED'

interface Shown {
  ticketForm: OrderTicketForm
  deliverMethod: DeliverMethod
  hasChildren: boolean
  isEnd: boolean
  orderOperations: readonly string[]
}

/**
 * What a card says of how tickets are got; null where that is nothing new: e-tickets, an order that is over, and a parcel, which has a line of
 * its own. Orders that were bought together may be delivered in several ways.
 */
export const ticketFormWords = (order: Shown): FormWords | null => {
  const { ticketForm: form, deliverMethod, hasChildren, isEnd, orderOperations } = order
  if (form === 'E_TICKET' || isEnd || orderOperations.includes('VIEW_EXPRESS')) return null
  if (form === 'MIXED' || hasChildren || deliverMethod === 'E_TICKET') return form
  return deliverMethod
}
