import { type GiftEntry, giftEntry } from '../ticket/transfer'
import { orderFlags } from './operations'
import { ticketsLeft } from './state-label'

type GivenOrder = Parameters<typeof orderFlags>[0] & Parameters<typeof ticketsLeft>[0] & { giftForbidden?: boolean }

/** Returns how an order offers to give its tickets away, by the rule of the ticket's own screen; null without a valid ticket. */
export const orderGiftEntry = (order: GivenOrder): GiftEntry | null => {
  const { canEnter, canTake } = orderFlags(order)
  const isValid = (canEnter || canTake) && ticketsLeft(order) > 0
  return giftEntry({ isValid, isForbidden: order.giftForbidden ?? false })
}
