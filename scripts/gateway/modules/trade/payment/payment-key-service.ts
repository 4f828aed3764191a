import { type RawBuilder, sql } from 'kysely'
import type { Row } from '../../../core/database/database'

/** First letter of the ids of parents whose orders one payment pays. */
export const JOINT_PREFIX = 'P'

/** Returns true if one payment pays all orders of the parent. */
export const isJoint = (parentId: string | null): parentId is string => parentId?.startsWith(JOINT_PREFIX) ?? false

/**
 * Returns the id under which the payments of a ticket order are stored. This is the id of the parent if one payment pays
 * all orders of the parent.
 */
export const ticketPaymentKey = ({
  order_id: orderId,
  parent_id: parentId,
}: Pick<Row<'orders'>, 'order_id' | 'parent_id'>): string => (isJoint(parentId) ? parentId : orderId)

/** SQL expression: `ticketPaymentKey` of the order with this alias. */
export const paymentKeyIn = (alias: string): RawBuilder<string> =>
  sql<string>`case when ${sql.ref(`${alias}.parent_id`)} like ${`${JOINT_PREFIX}%`}
    then ${sql.ref(`${alias}.parent_id`)} else ${sql.ref(`${alias}.order_id`)} end`
