import { type RawBuilder, sql } from 'kysely'
import type { Db, Row } from '../../../core/database/database'
import { orderQuery, type OrderRow } from './repository'

/** A parent order with its children, sorted by the time of the session. */
export interface ParentRow {
  parent: Row<'order_parents'>
  children: OrderRow[]
}

/**
 * SQL condition: a list contains the order `o`, because the order has no parent or is the first child of its parent.
 */
export const listed = sql<boolean>`(o.parent_id is null or o.order_id = (
  select min(k.order_id) from orders k where k.parent_id = o.parent_id))`

/** Applies a condition on `o`, `n`, `s`, `v` and `c` (repository) to the order `o`, or to any child of its parent. */
export const anyOf = (userId: string, condition: RawBuilder<boolean>): RawBuilder<boolean> => sql<boolean>`(
  case when o.parent_id is null then ${condition} else o.parent_id in (
    select o.parent_id from orders o
    join sessions n on n.session_id = o.session_id join shows s on s.show_id = o.show_id
    join venues v on v.venue_id = s.venue_id join cities c on c.city_id = v.city_id
    where o.user_id = ${userId} and o.parent_id is not null and ${condition}) end)`

export const findParents = async (
  db: Db,
  userId: string,
  parentIds: readonly string[],
): Promise<Map<string, ParentRow>> => {
  if (parentIds.length === 0) return new Map()
  const [parents, children] = await Promise.all([
    db.selectFrom('order_parents').selectAll().where('parent_id', 'in', parentIds).execute(),
    orderQuery(db, userId)
      .where('o.parent_id', 'in', parentIds)
      .orderBy('n.show_time')
      .orderBy('o.order_id')
      .execute() as Promise<OrderRow[]>,
  ])
  const own = parents.map((parent) => ({
    parent,
    children: children.filter(({ parent_id }) => parent_id === parent.parent_id),
  }))
  // Removes parents of other buyers, which have no children in this result.
  return new Map(own.filter((row) => row.children.length > 0).map((row) => [row.parent.parent_id, row]))
}
