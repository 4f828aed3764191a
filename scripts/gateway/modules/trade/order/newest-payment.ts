import { sql } from 'kysely'
import type { OrderPaymentRow } from '../payment/order-payment-service'

/**
 * The payment whose state changed last, of each order `o`, for a lateral join. One under way comes first; of an order that
 * is paid, only returned money counts; of one that ended, a payment that ended with it does not.
 */
export const newestPayment = sql<OrderPaymentRow>`(
  select p.state as payment_state, p.reason as payment_reason, p.product as payment_product,
    coalesce(l.amount, p.amount) as payment_amount, p.state_at as payment_time
  from payments p left join ledger l on l.payment_id = p.payment_id and l.kind = 'RETURN'
  where p.order_id = o.order_id and p.state <> 'REPLACED' and case o.state
    when 'UNPAID' then true
    when 'CANCELED' then p.state <> 'CANCELED' or p.reason = ''
    when 'CLOSED' then p.state <> 'CANCELED' or p.reason = ''
    else p.state = 'RETURNED' end
  order by p.state = 'PENDING' desc, p.state_at desc, p.created_at desc limit 1
)`
