import { type RawBuilder, sql } from 'kysely'
import { isPaid, ORDER_CODES, type OrderState } from '../../../../../src/domain/order/state'
import type { OrderStatus } from '../../../../../src/domain/order/tabs'
import { isPast } from './news-entry-service'

const PAID = (Object.keys(ORDER_CODES) as OrderState[]).filter(isPaid)

const isPaidOrder = sql<boolean>`o.state in (${sql.join(PAID)})`

const isCanceledShow = sql<boolean>`(s.state = 'CANCELED' or n.state = 'CANCELED')`

/** SQL condition: the buyer has an unused ticket. Same rule as `hasOwnTickets` (operations). */
const hasOwnTickets = sql<boolean>`(
  not exists (select from vouchers u where u.order_id = o.order_id and u.state = 'USED')
  and o.refunded_count + (select count(*) from transfer_tickets x
    join transfers g on g.transfer_id = x.transfer_id join vouchers u on u.voucher_id = g.voucher_id
    where x.moved and u.order_id = o.order_id) < o.ticket_count)`

const isOffered = sql<boolean>`exists (select from resales r where r.order_id = o.order_id and r.state in ('OFFERED', 'ORDERED'))`

/** Returns the condition that the order `o` has a status at `now`. `n` is its session, `s` its show. */
export const hasStatus = (status: OrderStatus, now: number): RawBuilder<boolean> => {
  switch (status) {
    case 'TO_PAY':
      return sql`o.state = 'UNPAID'`
    case 'TO_USE':
      return sql`(${isPaidOrder} and not ${isPast(now)} and not ${isCanceledShow} and ${hasOwnTickets})`
    case 'AFTER_SALE':
      return sql`(o.refunded_count > 0 or ${isOffered} or (${isPaidOrder} and ${isCanceledShow}))`
  }
}
