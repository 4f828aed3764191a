import { sql } from 'kysely'
import type { RefundKind } from '../../../../../src/domain/refund/state'

/** Tickets of an order that others took the place of. */
const rebooked = sql<number>`(select coalesce(sum(f.ticket_count), 0)::int from refunds f
  where f.order_id = o.order_id and f.kind = 'REBOOK')`

/** Money that is on its way back, by a refund or as the difference of a rebooking or resale. */
const refunding = sql<number>`(select coalesce(sum(f.amount), 0)::int from refunds f
  where f.order_id = o.order_id and f.state <> 'REFUNDED')`

/** Fees of its refunds and resales. */
const retainedFee = sql<number>`(select coalesce(sum(f.fee), 0)::int from refunds f
  where f.order_id = o.order_id and f.kind <> 'REBOOK')`

/** Fees of its rebookings to cheaper tickets that gave a part of the difference back. */
const rebookFee = sql<number>`(select coalesce(sum(f.fee), 0)::int from refunds f
  where f.order_id = o.order_id and f.kind = 'REBOOK' and f.amount > 0)`

/** Differences of its rebookings that gave nothing back. */
const retainedDifference = sql<number>`(select coalesce(sum(f.fee), 0)::int from refunds f
  where f.order_id = o.order_id and f.kind = 'REBOOK' and f.amount = 0)`

/** Refunds of its session that count for its buyer (modules/after-sale/refund). */
const refundsUsed = sql<number>`(select count(*)::int from refunds f
  where f.user_id = o.user_id and f.session_id = o.session_id and f.kind = 'REFUND' and not f.changed)`

const changes = sql<RefundKind[]>`coalesce(
  (select jsonb_agg(distinct f.kind) from refunds f where f.order_id = o.order_id), '[]')`

/** What an order shows of units that came back. */
export const orderColumns = {
  rebooked_count: rebooked,
  refunding_amount: refunding,
  retained_fee: retainedFee,
  rebook_fee: rebookFee,
  retained_difference: retainedDifference,
  refunds_used: refundsUsed,
  changes,
}
