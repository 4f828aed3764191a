import type { Row } from '../../core/database/database'
import type { RefundEvent, RefundReason } from '../../../../src/domain/refund/state'
import type { LocalizedText } from '../../core/localized-text'

/** Amounts in fen; `amount` is what comes back: tickets less the fee and what moves on, and extras. */
export type RefundTable = Row<'refunds'>

/** A ticket, or the tickets of a bundle, that came back. */
export type RefundUnitTable = Row<'refund_units'>

/** The money of a refund that goes back to one payment. `due_at`: when the provider answers, or is asked again. */
export type RefundPartTable = Row<'refund_parts'>

export type RefundEventTable = Row<'refund_events'>

declare module '../../core/database/database' {
  interface Narrowed {
    refunds: {
      reason: RefundReason
    }
    refund_units: {
      seats: number[]
      labels: LocalizedText[]
    }
    refund_events: {
      state: RefundEvent
    }
  }
}
