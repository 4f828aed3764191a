import { type ComboFacts, comboPhase, type ComboPhase, type ComboTier } from '../../../../../src/domain/combo/combo'
import { fen } from '../../../../../src/domain/money'
import type { Db, Row, Tx } from '../../../core/database/database'
import { findRow, listRows } from '../../../core/database/rows'
import { found } from '../../../core/envelope'
import { remainingOf } from '../capacity/service'

/** Kind of the capacity of a combo with a total number of sets. */
export const COMBO_CAPACITY = 'COMBO'

/** A combo with its price rule. */
export interface Combo {
  row: Row<'combos'>
  phase: ComboPhase
  parts: readonly Row<'combo_parts'>[]
  /** Single prices are the current ones. */
  facts: ComboFacts
  /** Number of sets that are left; null for a combo without a total. */
  remaining: number | null
}

type PlanOfShow = Row<'seat_plans'> & { show_id: string }

/** Tiers of bundles are not in a combo, because a ticket of a set has its own price. */
const plansOfShows = (db: Db | Tx, showIds: readonly string[]): Promise<PlanOfShow[]> =>
  db
    .selectFrom('seat_plans as p')
    .innerJoin('sessions as n', 'n.session_id', 'p.session_id')
    .selectAll('p')
    .select('n.show_id')
    .where('n.show_id', 'in', ['', ...showIds])
    .where('p.unit_qty', '=', 1)
    .orderBy('n.show_time')
    .orderBy('p.sort')
    .execute()

const isInPart = (part: Row<'combo_parts'>, plan: PlanOfShow): boolean =>
  part.show_ids.includes(plan.show_id) &&
  (part.session_ids?.includes(plan.session_id) ?? true) &&
  (part.seat_plan_ids?.includes(plan.seat_plan_id) ?? true)

const tiersOf = (
  { promotion_method: method, rule }: Row<'combos'>,
  parts: readonly Row<'combo_parts'>[],
  plans: readonly PlanOfShow[],
): ComboTier[] =>
  parts.flatMap((part) =>
    plans
      .filter((plan) => isInPart(part, plan))
      .flatMap(({ show_id: showId, session_id: sessionId, seat_plan_id: seatPlanId, price, sale_price: salePrice }) => {
        const group = rule.groups.find(({ seatPlanIds }) => seatPlanIds.includes(seatPlanId))
        if (method === 'PRICE' && !group) return []
        const groupId = group?.groupId ?? ''
        return [{ partId: part.part_id, showId, sessionId, seatPlanId, groupId, single: fen(salePrice ?? price) }]
      }),
  )

const comboOf = async (db: Db | Tx, row: Row<'combos'>, now: number): Promise<Combo> => {
  const { promotion_id: id, activity_type: activityType, promotion_method: promotionMethod, rule } = row
  const parts = await listRows(db, 'combo_parts', { promotion_id: id }, 'sort')
  const plans = await plansOfShows(
    db,
    parts.flatMap((part) => part.show_ids),
  )
  const remaining = await remainingOf(db, COMBO_CAPACITY, [id])
  return {
    row,
    phase: comboPhase({ saleTime: row.sale_time, saleEnd: row.sale_end }, now),
    parts,
    facts: {
      ...{ activityType, promotionMethod, rule: { steps: rule.steps }, tiers: tiersOf(row, parts, plans) },
      parts: parts.map(({ part_id: partId, least, most, quantity }) => ({ partId, least, most, quantity })),
    },
    remaining: remaining.get(id) ?? null,
  }
}

/** Returns a combo with its current single prices. @throws Refusal notFound */
export const requireCombo = async (db: Db | Tx, promotionId: string, now: number): Promise<Combo> =>
  comboOf(db, found(await findRow(db, 'combos', { promotion_id: promotionId })), now)
