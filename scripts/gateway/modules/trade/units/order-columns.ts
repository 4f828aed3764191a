import { sql } from 'kysely'
import type { RefundKind } from '../../../../../src/domain/refund/state'

/** Number of an order's tickets that were rebooked. */
const rebooked = sql<number>`(select coalesce(sum(f.ticket_count), 0)::int from refunds f
  where f.order_id = o.order_id and f.kind = 'REBOOK')`

/** Refunded money in transit, in fen. Includes money of rebookings and resales. */
const refunding = sql<number>`(select coalesce(sum(f.amount), 0)::int from refunds f
  where f.order_id = o.order_id and f.state <> 'REFUNDED')`

/** Fees of the order's refunds and resales, in fen. */
const retainedFee = sql<number>`(select coalesce(sum(f.fee), 0)::int from refunds f
  where f.order_id = o.order_id and f.kind <> 'REBOOK')`

/** Fees of the order's rebookings to cheaper tickets, if a part of the price difference was refunded, in fen. */
const rebookFee = sql<number>`(select coalesce(sum(f.fee), 0)::int from refunds f
  where f.order_id = o.order_id and f.kind = 'REBOOK' and f.amount > 0)`

/** Price differences that the merchant retained from rebookings which refunded nothing, in fen. */
const retainedDifference = sql<number>`(select coalesce(sum(f.fee), 0)::int from refunds f
  where f.order_id = o.order_id and f.kind = 'REBOOK' and f.amount = 0)`

/** Number of refunds in the order's session that count toward the buyer's limit (modules/after-sale/refund). */
const refundsUsed = sql<number>`(select count(*)::int from refunds f
  where f.user_id = o.user_id and f.session_id = o.session_id and f.kind = 'REFUND' and not f.changed)`

const changes = sql<RefundKind[]>`coalesce(
  (select jsonb_agg(distinct f.kind) from refunds f where f.order_id = o.order_id), '[]')`

/** Columns about an order's returned units. */
export const orderColumns = {
  rebooked_count: rebooked,
  refunding_amount: refunding,
  retained_fee: retainedFee,
  rebook_fee: rebookFee,
  retained_difference: retainedDifference,
  refunds_used: refundsUsed,
  changes,
}
