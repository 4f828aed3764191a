import { ruleProblem } from '../../../../../src/domain/combo/rule-problem'
import type { Row, Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { listRows } from '../../../core/database/rows'
import { Refusal } from '../../../core/envelope'
import { ensureCapacity } from '../capacity/service'
import { COMBO_CAPACITY, readCombo } from './items-service'

/**
 * Throws `Refusal` comboRuleWrong if paper tickets are the only tickets of a show, or if its tickets require goods. A
 * combo is not sent by express, and has no goods.
 */
const requireShows = async (tx: Tx, showIds: readonly string[]): Promise<void> => {
  const shows = await listRows(tx, 'shows', { show_id: ['', ...showIds] })
  const wrong = shows.find(
    ({ deliver_methods: methods, required_goods: goods }) =>
      goods > 0 || methods.every((method) => method === 'EXPRESS'),
  )
  if (wrong) throw new Refusal('comboRuleWrong', { data: { problem: 'SHOWS', showId: wrong.show_id } })
}

/**
 * Checks a stored combo. Call this at the end of a transaction that writes one.
 * @throws Refusal comboRuleWrong, which must undo the transaction
 */
export const requireRule = async (tx: Tx, promotionId: string, now: number): Promise<void> => {
  const { facts, parts } = await readCombo(tx, promotionId, now)
  const problem = ruleProblem(facts)
  if (problem !== null) throw new Refusal('comboRuleWrong', { data: { problem } })
  await requireShows(
    tx,
    parts.flatMap((part) => part.show_ids),
  )
}

interface NewCombo {
  row: Row<'combos'>
  parts: readonly Omit<Row<'combo_parts'>, 'promotion_id' | 'sort'>[]
  /** Number of sets in all; null for any number. */
  total: number | null
}

/** Stores a combo with its parts. @throws Refusal comboRuleWrong */
export const insertCombo = async (tx: Tx, { row, parts, total }: NewCombo, now: number): Promise<void> => {
  const { promotion_id: id, title, description, rule } = row
  await tx
    .insertInto('combos')
    .values({ ...row, title: json(title), description: json(description), rule: json(rule) })
    .execute()
  const rows = parts.map(({ show_ids: shows, session_ids: sessions, seat_plan_ids: plans, ...part }, sort) => ({
    ...{ ...part, promotion_id: id, sort, show_ids: json(shows) },
    ...{ session_ids: sessions && json(sessions), seat_plan_ids: plans && json(plans) },
  }))
  await tx.insertInto('combo_parts').values(rows).execute()
  if (total !== null) await ensureCapacity(tx, { kind: COMBO_CAPACITY, ownerId: id }, total)
  await requireRule(tx, id, now)
}
