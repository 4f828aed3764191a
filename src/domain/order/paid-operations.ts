/**
 * Actions that an order shows right after its payment (`orderSuccessPaidOperations`, domain §3). The specification
 * does not define the values. This project uses the order operations that open the tickets, and adds `REAL_NAME` for
 * missing names.
 */
export const PAID_OPERATIONS = ['REAL_NAME', 'E_TICKET', 'TICKET_TAKING_CODE', 'VIEW_EXPRESS'] as const
export type PaidOperation = (typeof PAID_OPERATIONS)[number]

/**
 * Returns the actions of an order right after its payment, the most important first. Only actions that open the tickets
 * are included, so the list is empty until the tickets are issued.
 * @param operations the order's named operations
 * @param namesMissing true if a ticket of the order requires a name that is missing
 */
export const paidOperations = (operations: readonly string[], namesMissing: boolean): PaidOperation[] => {
  const named = [...operations, ...(namesMissing && operations.includes('E_TICKET') ? ['REAL_NAME'] : [])]
  return PAID_OPERATIONS.filter((operation) => named.includes(operation))
}
