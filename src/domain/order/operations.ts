import { isConfirming, type OrderFacts } from './buyer-state'

/** What a buyer can do with an order now (domain §3). */
export interface OrderFlags {
  canPay: boolean
  canCancel: boolean
  /** An e-ticket can be shown at the gate. */
  canEnter: boolean
  /** There is a code to take printed tickets with. */
  canTake: boolean
  /** Tickets can be given back. */
  canRefund: boolean
  /** Its paper tickets can be followed. */
  canTrack: boolean
  /** Its paper tickets came back and can be sent again. */
  canSendAgain: boolean
  /** Others can take the tickets' place. */
  canRebook: boolean
  /** They can be offered to those who wait. */
  canReturn: boolean
  /** Some are, or were, offered. */
  canViewResale: boolean
}

/** Read from the order's named operations; while a payment is under way it can neither be paid nor canceled, whatever they name. */
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
