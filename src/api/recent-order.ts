import * as v from 'valibot'
import { ORDER_NEWS } from '@/domain/order/news'
import { get, post } from '@/request/call'
import { ORDER_STATES, orderPayment } from './order-state'
import * as w from './wire'

/* An order as far as a card on home names it: the first route loads this, and not what the screens of orders read (./order). */

const progress = {
  orderState: w.oneOf(ORDER_STATES, 'CLOSED'),
  /** Null before the first payment, and once the order is paid with nothing returned. */
  payment: w.objectOrNull(orderPayment),
}

const progressSchema = v.object(progress)

const recentOrder = v.object({
  orderId: v.pipe(v.string(), v.nonEmpty()),
  transactionId: w.text(),
  firstShowName: w.showTitle(),
  crossShow: w.flag(),
  /** Orders under a parent; 0 for an order of its own. */
  childCount: w.optional(w.number()),
  displayPosterURL: w.text(),
  posterColor: w.text(),
  ...progress,
  /** The newest that its buyer has not read; null for none. */
  news: w.optional(v.fallback(v.nullable(v.picklist(ORDER_NEWS)), null)),
  createTime: w.moment,
  /** Until when an unpaid order is kept, epoch ms. */
  reserveTime: w.momentOrNull,
  /** As in a list of orders. */
  orderOperations: w.list(w.text()),
})
/** An order to tell of. Times in epoch ms. */
export type RecentOrder = v.InferOutput<typeof recentOrder>

/**
 * The order to pay, for home's component; else one whose payment was returned in the last week; null for none.
 * Source: shell §7, home.
 */
export const recentlyOrder = post<{ source: string }, RecentOrder | null>('home/buyer/v3/recently_order_info', {
  auth: 'buyer',
  importance: 'low',
  read: w.reader(w.objectOrNull(recentOrder)),
})

/** What became of an order that is still open: its detail, of which only this is read. Source: shell §7, trade. */
export const orderProgress = get<{ orderId: string }, v.InferOutput<typeof progressSchema>>(
  'trade/buyer/order/v5/orders/{orderId}',
  { auth: 'buyer', importance: 'high', read: w.reader(progressSchema) },
)
