import { checkChoice, choiceProblem } from '../../../../../src/domain/combo/choice'
import { type ComboItem as ChosenItem, copiesOf } from '../../../../../src/domain/combo/combo'
import type { Db, Tx } from '../../../core/database/database'
import { listRows } from '../../../core/database/rows'
import { Refusal } from '../../../core/envelope'
import { endOf } from '../show/status-service'
import { type Combo, requireCombo } from './query-service'

/** A chosen session of a combo, with the seats if the buyer has picked them. */
export interface ComboItem extends ChosenItem {
  seatIds?: string[] | undefined
}

/** Returns a combo with its current single prices. @throws Refusal notFound */
export const readCombo = requireCombo

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
  const { missing } = checkChoice(facts, items)
  if (problem !== null || missing.length > 0) throw new Refusal('comboChoiceWrong', { data: { problem, missing } })
  if (remaining !== null && copiesOf(facts, items) > remaining) throw new Refusal('soldOut')
  await refuseClosedSessions(db, items, now)
}
