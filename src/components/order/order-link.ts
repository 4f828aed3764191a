import { type LinkTo, linkTo } from '@/router/link-to'

/** Returns the screen of an order. @param orderType `goods` for an item order */
export const orderLink = (orderId: string, orderType: 'ticket' | 'goods'): LinkTo =>
  linkTo(orderType === 'goods' ? 'product-detail' : 'order-detail', { orderId })
