import { isConfirming, type OrderFacts } from './buyer-state'

/** Actions that are now available to the buyer of an order (domain §3). */
export interface OrderFlags {
  canPay: boolean
  canCancel: boolean
  /** True if an e-ticket can be shown at the gate. */
  canEnter: boolean
  /** True if a code for collecting printed tickets is available. */
  canTake: boolean
  /** True if tickets can be refunded. */
  canRefund: boolean
  /** True if the order's parcel can be tracked. */
  canTrack: boolean
  /** True if the paper tickets were returned and can be sent again. */
  canSendAgain: boolean
  /** True if tickets can be rebooked. */
  canRebook: boolean
  /** True if tickets can be listed for resale. */
  canReturn: boolean
  /** True if tickets are or were listed for resale. */
  canViewResale: boolean
}

/** Converts the operation names of an order to flags. A running payment blocks paying and canceling. */
export const orderFlags = (order: OrderFacts & { orderOperations: readonly string[] }): OrderFlags => {
  const names = (operation: string): boolean => order.orderOperations.includes(operation)
  const free = !isConfirming(order)
  return {
    canPay: free && names('TO_BE_PAID'),
    canCancel: free && names('CANCEL'),
    canEnter: names('E_TICKET'),
    canTake: names('TICKET_TAKING_CODE'),
    canRefund: names('REFUND'),
    canTrack: names('VIEW_EXPRESS'),
    canSendAgain: names('SEND_AGAIN'),
    canRebook: names('REBOOK'),
    canReturn: names('RETURN'),
    canViewResale: names('VIEW_RETURN'),
  }
}
