import type { Row } from '../../core/database/database'
import type { LocalizedText } from '../../core/localized-text'
import type { RefundKind } from '../../../../src/domain/refund/state'

/** `state`: VALID, USED, REFUNDED, GIVEN once all its tickets are somebody else's; EXPIRED follows from the session's time. */
export type VoucherTable = Row<'vouchers'>

export type TicketTable = Row<'tickets'>

/** The key of a ticket's changing code on one device: a login. At most one of a ticket has not ended. */
export type TicketKeyTable = Row<'ticket_keys'>

/** Seats of a numbered tier that were given out. */
export type SeatCounterTable = Row<'seat_counters'>

declare module '../../core/database/database' {
  interface Narrowed {
    tickets: {
      seat_desc: LocalizedText
      /** The door of a picked seat's section; null for that of its tier. */
      entrance: LocalizedText | null
      /** The kind of the refund that ended it (modules/refund). */
      ended_by: RefundKind | null
    }
  }
}
