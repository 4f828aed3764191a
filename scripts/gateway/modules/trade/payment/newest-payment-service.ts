import { type RawBuilder, sql } from 'kysely'
import type { OrderPaymentRow } from './order-payment-service'
import { paymentKeyIn } from './payment-key-service'

const keyOf = (orders: 'o' | 'm'): RawBuilder<unknown> =>
  // The payments of a bound item order belong to its ticket order.
  orders === 'm' ? sql`case when m.is_bound then m.ticket_order_id else m.order_id end` : paymentKeyIn('o')

/**
 * Returns the SQL for a lateral join with the most recently changed payment of each order. A payment in progress takes
 * precedence. For a paid order, only payments whose money was returned count. For an ended order, a payment that ended
 * with the order does not count.
 * @param orders alias of the orders in the query
 */
export const newestPaymentOf = (orders: 'o' | 'm'): RawBuilder<OrderPaymentRow> => sql`(
  select p.state as payment_state, p.reason as payment_reason, p.product as payment_product,
    coalesce(l.amount, p.amount) as payment_amount, p.state_at as payment_time
  from payments p left join ledger l on l.payment_id = p.payment_id and l.kind = 'RETURN'
    and l.order_id = ${sql.ref(`${orders}.order_id`)}
  where p.order_id = ${keyOf(orders)} and p.state <> 'REPLACED' and case ${sql.ref(`${orders}.state`)}
    when 'UNPAID' then true
    when 'CANCELED' then p.state <> 'CANCELED' or p.reason = ''
    when 'CLOSED' then p.state <> 'CANCELED' or p.reason = ''
    else p.state = 'RETURNED' end
  order by p.state = 'PENDING' desc, p.state_at desc, p.created_at desc limit 1
)`
