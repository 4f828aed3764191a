import { PendingOrder as Order } from '../../order/pending-order/pending-order'

/** The pending order. Mini programs include its code in their package. */
export const PendingOrder = Order
