/**
 * What the result of a payment offers, by name (`orderSuccessPaidOperations`, domain §3). The specification names none; these are an order's own that lead to its
 * tickets, and `REAL_NAME`, ours: names are still to be given.
 */
export const PAID_OPERATIONS = ['REAL_NAME', 'E_TICKET', 'TICKET_TAKING_CODE', 'VIEW_EXPRESS'] as const
export type PaidOperation = (typeof PAID_OPERATIONS)[number]

/**
 * What a paid order offers right after its payment, the most wanted first: of what can be done with it, only what leads to the tickets. One
 * without tickets yet offers none of it.
 * @param operations the order's named operations
 * @param namesMissing a ticket of it takes a name and has none
 */
export const paidOperations = (operations: readonly string[], namesMissing: boolean): PaidOperation[] => {
  const named = [...operations, ...(namesMissing && operations.includes('E_TICKET') ? ['REAL_NAME'] : [])]
  return PAID_OPERATIONS.filter((operation) => named.includes(operation))
}
