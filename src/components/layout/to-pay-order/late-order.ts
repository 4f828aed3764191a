import { PendingOrder as Order } from '../../order/pending-order/pending-order'

/** Mini programs include it in their package. */
export const PendingOrder = Order
