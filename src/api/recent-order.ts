import * as v from 'valibot'
import { ORDER_NEWS } from '@/domain/order/news'
import { get, post } from '@/request/call'
import { ORDER_STATES, orderPayment } from './order-state'
import * as w from './wire'

/*
 * An order for a card on the home page. The first route loads this file without the fields of the order screens
 * (./order).
 */

const progress = {
  orderState: w.oneOf(ORDER_STATES, 'CLOSED'),
  /** State of the payment; null before the first payment, and for a paid order without refunds. */
  payment: w.objectOrNull(orderPayment),
}

const progressSchema = v.object(progress)

const recentOrder = v.object({
  orderId: v.pipe(v.string(), v.nonEmpty()),
  transactionId: w.text(),
  firstShowName: w.showTitle(),
  crossShow: w.flag(),
  /** Number of orders of a parent; 0 for a single order. */
  childCount: w.optional(w.number()),
  displayPosterURL: w.text(),
  posterColor: w.text(),
  ...progress,
  /** Newest unread update; null without an unread update. */
  news: w.optional(v.fallback(v.nullable(v.picklist(ORDER_NEWS)), null)),
  createTime: w.moment,
  /** Payment deadline of an unpaid order, epoch ms. */
  reserveTime: w.momentOrNull,
  /** Operations, as in the list of orders. */
  orderOperations: w.list(w.text()),
})
/** The order in the home page's component. Times in epoch ms. */
export type RecentOrder = v.InferOutput<typeof recentOrder>

/** Returns an unpaid order, else an order with a refund in the last week, else null. Source: shell §7, home. */
export const recentlyOrder = post<{ source: string }, RecentOrder | null>('home/buyer/v3/recently_order_info', {
  auth: 'buyer',
  importance: 'low',
  read: w.reader(w.objectOrNull(recentOrder)),
})

/** Returns the current state of an order from its detail. Source: shell §7, trade. */
export const orderProgress = get<{ orderId: string }, v.InferOutput<typeof progressSchema>>(
  'trade/buyer/order/v5/orders/{orderId}',
  { auth: 'buyer', importance: 'high', read: w.reader(progressSchema) },
)
