import type { Row } from '../../core/database/database'

/** A unit of an order that is offered to the waitlist of its tier. Rows of a tier change only while its stock is locked. */
export type TicketReturnRow = Row<'ticket_returns'>

declare module '../../core/database/database' {
  interface Narrowed {
    ticket_returns: {
      ticket_ids: string[]
    }
  }
}
