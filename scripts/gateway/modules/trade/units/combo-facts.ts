import type { PaidCombo, PaidComboUnit } from '../../../../../src/domain/combo/refund'
import { fen, sumFen } from '../../../../../src/domain/money'
import { type ShowChange, showChangeOf } from '../../../../../src/domain/refund/rule'
import type { Db, Row, Tx } from '../../../core/database/database'
import { getRow } from '../../../core/database/rows'
import { isJoint } from '../payment/payment-key-service'

/** A ticket returned by the ordinary rule no longer counts for its combo. All others do (decisions 175 and 176). */
const stateOf = (kind: string | null, changed: boolean | null, change: ShowChange | null): PaidComboUnit['state'] => {
  if (kind === null) return change === null ? 'HELD' : 'SETTLED'
  return kind === 'REFUND' && !changed ? 'RETURNED' : 'SETTLED'
}

/** Returns the combo of which an order is a part, or null. Reads the data without a lock. */
export const paidComboOf = async (db: Db | Tx, { parent_id: parentId }: Row<'orders'>): Promise<PaidCombo | null> => {
  if (!isJoint(parentId)) return null
  const { combo_facts: facts, promotion_id: promotionId } = await getRow(db, 'order_parents', { parent_id: parentId })
  if (!facts || !promotionId) return null
  const { refund_fee_rate: feeRate } = await getRow(db, 'combos', { promotion_id: promotionId })
  const units = await db
    .selectFrom('orders as o')
    .innerJoin('order_items as i', 'i.order_id', 'o.order_id')
    .innerJoin('order_unit_shares as h', 'h.order_id', 'o.order_id')
    .innerJoin('sessions as n', 'n.session_id', 'o.session_id')
    .innerJoin('shows as s', 's.show_id', 'o.show_id')
    .leftJoin('refund_units as u', (join) =>
      join.onRef('u.order_id', '=', 'h.order_id').onRef('u.unit_id', '=', 'h.unit_id'),
    )
    .leftJoin('refunds as r', 'r.refund_id', 'u.refund_id')
    .select(['h.unit_id', 'h.paid', 'i.seat_plan_id', 'i.unit_price', 'r.kind', 'r.changed'])
    .select(['s.state as show_state', 'n.state as session_state'])
    .where('o.parent_id', '=', parentId)
    .orderBy('o.order_id')
    .orderBy('h.unit_id')
    .execute()
  const refunds = await db
    .selectFrom('refunds as r')
    .innerJoin('orders as o', 'o.order_id', 'r.order_id')
    .select(['r.tickets', 'r.kind', 'r.changed'])
    .where('o.parent_id', '=', parentId)
    .execute()
  const ordinary = refunds.filter(({ kind, changed }) => stateOf(kind, changed, null) === 'RETURNED')
  return {
    ...{ facts, feeRate },
    returned: sumFen(ordinary.map(({ tickets }) => fen(tickets))),
    returnedInAll: sumFen(refunds.map(({ tickets }) => fen(tickets))),
    units: units.map((row) => ({
      ...{ unitId: row.unit_id, seatPlanId: row.seat_plan_id, single: fen(row.unit_price), paid: fen(row.paid) },
      state: stateOf(row.kind, row.changed, showChangeOf(row.show_state, row.session_state)),
    })),
  }
}
