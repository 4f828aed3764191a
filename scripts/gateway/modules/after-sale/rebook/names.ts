import type { Db, Row, Tx } from '../../../core/database/database'
import { listRows } from '../../../core/database/rows'
import type { UnitFacts } from '../../trade/units/facts-service'

/**
 * Returns the attendee names of the order for the tickets of these units, in the order of the tickets. If there is only
 * one name, it applies to all.
 */
export const namesOfUnits = async (
  db: Db | Tx,
  { order_id: orderId, ticket_count: count }: Row<'orders'>,
  units: readonly UnitFacts[],
) => {
  const rows = await listRows(db, 'order_audiences', { order_id: orderId }, 'sort')
  if (rows.length !== count) return rows
  const places = new Set(units.flatMap((unit) => unit.places))
  return rows.filter(({ sort }) => places.has(sort))
}
