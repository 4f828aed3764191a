import { isConfirming, type OrderFacts } from './buyer-state'

/** Actions that a buyer can take on an order now (domain §3). */
export interface OrderFlags {
  canPay: boolean
  canCancel: boolean
  /** An e-ticket can be shown at the gate. */
  canEnter: boolean
  /** A code to collect printed tickets is available. */
  canTake: boolean
  /** Tickets can be refunded. */
  canRefund: boolean
  /** True if the order's parcel can be tracked. */
  canTrack: boolean
  /** True if the paper tickets were returned and can be sent again. */
  canSendAgain: boolean
  /** Tickets can be rebooked. */
  canRebook: boolean
  /** Tickets can be offered for resale. */
  canReturn: boolean
  /** Some tickets are, or were, offered for resale. */
  canViewResale: boolean
}

/** Reads the flags from the order's named operations. Payments under way block paying and canceling. */
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
