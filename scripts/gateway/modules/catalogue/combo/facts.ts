import type { ComboFacts, ComboTier } from '../../../../../src/domain/combo/combo'
import { fen } from '../../../../../src/domain/money'
import type { Db, Row, Tx } from '../../../core/database/database'

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

/** Returns the facts of a combo with its current single prices. @param parts the parts in their order */
export const comboFacts = async (
  db: Db | Tx,
  row: Row<'combos'>,
  parts: readonly Row<'combo_parts'>[],
): Promise<ComboFacts> => {
  const plans = await plansOfShows(
    db,
    parts.flatMap((part) => part.show_ids),
  )
  return {
    ...{ activityType: row.activity_type, promotionMethod: row.promotion_method, rule: { steps: row.rule.steps } },
    parts: parts.map(({ part_id: partId, least, most, quantity }) => ({ partId, least, most, quantity })),
    tiers: tiersOf(row, parts, plans),
  }
}
