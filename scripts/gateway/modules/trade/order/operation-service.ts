import type { Db } from '../../../core/database/database'
import { operationsOf } from './operations'
import { findOrder } from './repository'

/** Returns true if a buyer's order currently allows an operation. */
export const namesOperation = async (
  db: Db,
  { userId, orderId, now }: { userId: string; orderId: string; now: number },
  operation: string,
): Promise<boolean> => {
  const order = await findOrder(db, userId, orderId)
  return order !== undefined && operationsOf(order, now).includes(operation)
}
