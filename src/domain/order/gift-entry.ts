import type { ShowChange } from '../refund/rule'
import { orderFlags } from './operations'
import { ticketsLeft } from './state-label'

type GivenOrder = Parameters<typeof orderFlags>[0] &
  Parameters<typeof ticketsLeft>[0] & {
    giftForbidden?: boolean
    deliverMethod?: 'E_TICKET' | 'EXPRESS' | 'SELF_TAKE'
    showChange?: ShowChange | 'NONE'
  }

/** State of an order's gift action: available, or the reason why the action is unavailable. */
export type GiftEntry = 'open' | 'forbidden' | 'canceled' | 'paper'

/**
 * Returns the state of the gift action, or null if the order has no valid ticket. The next screen checks each ticket.
 */
export const orderGiftEntry = (order: GivenOrder): GiftEntry | null => {
  const { canEnter, canTake } = orderFlags(order)
  const isValid = (canEnter || canTake) && ticketsLeft(order) > 0
  if (!isValid) return null
  if (order.giftForbidden) return 'forbidden'
  if (order.showChange === 'CANCELED') return 'canceled'
  // A buyer cannot give paper tickets that are sent by parcel. They are issued only after the recipient signed for the
  // parcel.
  return order.deliverMethod === 'EXPRESS' ? 'paper' : 'open'
}
