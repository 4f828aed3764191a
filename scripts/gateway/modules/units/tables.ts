import type { Generated } from 'kysely'
import type { RefundEvent, RefundKind, RefundReason, RefundState } from '../../../../src/domain/refund/state'
import type { LocalizedText } from '../../core/localized-text'

/** Amounts in fen; `amount` is what comes back: tickets less the fee and what moves on, and extras. */
export interface RefundTable {
  refund_id: string
  order_id: string
  user_id: string
  session_id: string
  kind: RefundKind
  /** Money that pays for the tickets of another order. */
  moved: number
  idempotency_key: string
  request_hash: string
  state: RefundState
  reason: RefundReason
  /** The show was cancelled or postponed: no fee, and not counted. */
  changed: boolean
  ticket_count: number
  tickets: number
  fee: number
  extras: number
  amount: number
  /** What the coupon and points had paid. */
  coupon: number
  points: number
  /** The coupon itself came back. */
  coupon_back: boolean
  created_at: number
}

/** A ticket, or the tickets of a bundle, that came back. */
export interface RefundUnitTable {
  order_id: string
  unit_id: string
  refund_id: string
  seat_plan_id: string
  ticket_count: number
  seats: number[]
  labels: LocalizedText[]
}

/** The money of a refund that goes back to one payment. `due_at`: when the provider answers, or is asked again. */
export interface RefundPartTable {
  part_id: string
  refund_id: string
  payment_id: string | null
  product: string
  amount: number
  state: RefundState
  due_at: number
  sort: number
}

export interface RefundEventTable {
  event_id: Generated<number>
  refund_id: string
  state: RefundEvent
  at: number
}

declare module '../../core/database/database' {
  interface Database {
    refunds: RefundTable
    refund_units: RefundUnitTable
    refund_parts: RefundPartTable
    refund_events: RefundEventTable
  }
}
