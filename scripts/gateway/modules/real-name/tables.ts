import type { Row } from '../../core/database/database'

/** Who is named on a ticket since its purchase; the name given at the purchase is that of the order. */
export type TicketNameTable = Row<'ticket_names'>

export type TicketNameChangeTable = Row<'ticket_name_changes'>
