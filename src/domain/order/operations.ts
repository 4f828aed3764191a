/** Flags read from an order's named operations (domain §3). */
export interface OrderFlags {
  canPay: boolean
  /** An e-ticket can be shown at the gate. */
  canEnter: boolean
  /** There is a code to take printed tickets with. */
  canTake: boolean
}

export const orderFlags = (operations: readonly string[]): OrderFlags => ({
  canPay: operations.includes('TO_BE_PAID'),
  canEnter: operations.includes('E_TICKET'),
  canTake: operations.includes('TICKET_TAKING_CODE'),
})
