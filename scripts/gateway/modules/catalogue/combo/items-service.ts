import { choiceProblem } from '../../../../../src/domain/combo/choice'
import {
  type ComboFacts,
  comboPhase,
  type ComboItem as ChosenItem,
  type ComboPhase,
  copiesOf,
  missingParts,
} from '../../../../../src/domain/combo/combo'
import type { Db, Row, Tx } from '../../../core/database/database'
import { findRow, listRows } from '../../../core/database/rows'
import { found, Refusal } from '../../../core/envelope'
import { remainingOf } from '../capacity/service'
import { endOf } from '../show/status-service'
import { comboFacts } from './facts'

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

/** A chosen session of a combo, with the seats if the buyer has picked them. */
export interface ComboItem extends ChosenItem {
  seatIds?: string[] | undefined
}

/** Returns a combo with its current single prices. @throws Refusal notFound */
export const readCombo = async (db: Db | Tx, promotionId: string, now: number): Promise<Combo> => {
  const row = found(await findRow(db, 'combos', { promotion_id: promotionId }))
  const parts = await listRows(db, 'combo_parts', { promotion_id: promotionId }, 'sort')
  const remaining = await remainingOf(db, COMBO_CAPACITY, [promotionId])
  return {
    ...{ row, parts, phase: comboPhase({ saleTime: row.sale_time, saleEnd: row.sale_end }, now) },
    facts: await comboFacts(db, row, parts),
    remaining: remaining.get(promotionId) ?? null,
  }
}

/** Throws `Refusal` sessionEnded or notOnSale if a chosen session is over, canceled or postponed. */
const refuseClosedSessions = async (db: Db | Tx, items: readonly ComboItem[], now: number): Promise<void> => {
  const sessions = await listRows(db, 'sessions', { session_id: items.map(({ sessionId }) => sessionId) })
  if (sessions.some((session) => endOf(session) < now)) throw new Refusal('sessionEnded')
  if (sessions.some(({ state }) => state !== 'LISTED')) throw new Refusal('notOnSale')
}

/**
 * Checks that items are whole sets of a combo that is on sale. Does not check the stock of their tiers.
 * @throws Refusal notOnSale, sessionEnded, comboChoiceWrong, soldOut if too few sets are left
 */
export const requireComboItems = async (
  db: Db | Tx,
  { phase, facts, remaining }: Combo,
  items: readonly ComboItem[],
  now: number,
): Promise<void> => {
  if (phase !== 'ON_SALE') throw new Refusal('notOnSale')
  const problem = choiceProblem(facts, items)
  const missing = missingParts(facts, items)
  if (problem !== null || missing.length > 0) throw new Refusal('comboChoiceWrong', { data: { problem, missing } })
  if (remaining !== null && copiesOf(facts, items) > remaining) throw new Refusal('soldOut')
  await refuseClosedSessions(db, items, now)
}
