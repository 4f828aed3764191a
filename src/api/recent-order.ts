import * as v from 'valibot'
import { ORDER_NEWS } from '@/domain/order/news'
import { get, post } from '@/request/call'
import { ORDER_STATES, orderPayment } from './order-state'
import {
  flag,
  list,
  moment,
  momentOrNull,
  number,
  objectOrNull,
  oneOf,
  optional,
  reader,
  text,
  showTitle,
} from './wire'

/* An order as far as a card on home names it: the first route loads this, and not what the screens of orders read (./order). */

const progress = {
  orderState: oneOf(ORDER_STATES, 'CLOSED'),
  /** Null before the first payment, and once the order is paid with nothing returned. */
  payment: objectOrNull(orderPayment),
}

const progressSchema = v.object(progress)

const recentOrder = v.object({
  orderId: v.pipe(v.string(), v.nonEmpty()),
  transactionId: text(),
  firstShowName: showTitle(),
  crossShow: flag(),
  /** Orders under a parent; 0 for an order of its own. */
  childCount: optional(number()),
  displayPosterURL: text(),
  posterColor: text(),
  ...progress,
  /** The newest that its buyer has not read; null for none. */
  news: optional(v.fallback(v.nullable(v.picklist(ORDER_NEWS)), null)),
  createTime: moment,
  /** Until when an unpaid order is kept, epoch ms. */
  reserveTime: momentOrNull,
  /** As in a list of orders. */
  orderOperations: list(text()),
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
  read: reader(objectOrNull(recentOrder)),
})

/** What became of an order that is still open: its detail, of which only this is read. Source: shell §7, trade. */
export const orderProgress = get<{ orderId: string }, v.InferOutput<typeof progressSchema>>(
  'trade/buyer/order/v5/orders/{orderId}',
  { auth: 'buyer', importance: 'high', read: reader(progressSchema) },
)
