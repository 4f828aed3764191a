import * as v from 'valibot'
import { ITEM_ORDER_STATES } from '@/domain/order/item-order'
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
export type OrderProgress = v.InferOutput<typeof progressSchema>

const recentOrder = v.object({
  orderId: v.pipe(v.string(), v.nonEmpty()),
  transactionId: w.text(),
  orderType: w.orderType,
  /** Title of the show, or name of the item. */
  firstShowName: w.showTitle(),
  crossShow: w.flag(),
  /** Number of child orders of a parent; 0 for a single order. */
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
/** The order of the home page's order component, of tickets or of an item. Times in epoch ms. */
export type RecentOrder = v.InferOutput<typeof recentOrder>

/**
 * Returns the ticket or item order to pay, or else an order with a refund in the last week, or else null. Source: shell
 * §7, home.
 */
export const recentlyOrder = post<{ source: string }, RecentOrder | null>('home/buyer/v3/recently_order_info', {
  auth: 'buyer',
  importance: 'low',
  read: w.reader(w.objectOrNull(recentOrder)),
})

/** Returns the state of an open ticket order, from its detail. Source: shell §7, trade. */
export const orderProgress = get<{ orderId: string }, OrderProgress>('trade/buyer/order/v5/orders/{orderId}', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(progressSchema),
})

const itemProgress = v.object({ orderStatus: w.oneOf(ITEM_ORDER_STATES, 'CLOSED'), payment: progress.payment })

/** Returns the state of an open item order, from its detail. Source: shell §7, trade. */
export const itemOrderProgress = get<{ orderId: string }, v.InferOutput<typeof itemProgress>>(
  'trade/buyer/v2/items/orders/{orderId}',
  { auth: 'buyer', importance: 'high', read: w.reader(itemProgress) },
)
