import type { LevelReason } from '../../../../../src/domain/member/level'
import type { Db, Row, Tx } from '../../../core/database/database'
import { changeRow, findRow, getRow, listRows } from '../../../core/database/rows'
import { found } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import { texts } from './texts'

/** Rate of buyers without a level, basis points. */
export const FULL_RATE = 10_000

/** Returns the levels of the merchant, the lowest first. */
export const levels = (db: Db | Tx): Promise<Row<'member_levels'>[]> => listRows(db, 'member_levels', {}, 'level')

/** Returns a level's name, or '' for buyers without a level. */
export const levelName = async (db: Db | Tx, level: number, lang: Language): Promise<string> =>
  (await findRow(db, 'member_levels', { level }))?.name[lang] ?? ''

/** Returns the share of the price that members of a level pay, basis points; 10000 without a level. */
export const rateOf = async (db: Db | Tx, level: number): Promise<number> =>
  (await findRow(db, 'member_levels', { level }))?.rate ?? FULL_RATE

/** Returns a rate as a text, such as "5% off" or "9.5 折". @param rate basis points */
export const formatDiscount = (rate: number, lang: Language): string =>
  texts.translate(lang, 'rate', { zhe: rate / 1_000, off: (FULL_RATE - rate) / 100 })

/** Changes the rate of a level. Throws `Refusal` notFound. @param rate basis points, from 1 to 10000 */
export const changeRate = async (db: Db | Tx, level: number, rate: number): Promise<void> => {
  found(await changeRow(db, 'member_levels', { level }, { rate }))
}

/**
 * Changes the level of a buyer and stores the change. Does nothing if the buyer has the level. The caller has locked
 * the buyer.
 */
export const changeLevel = async (
  tx: Tx,
  userId: string,
  { level, reason, at }: { level: number; reason: LevelReason; at: number },
): Promise<void> => {
  const { prime_level: before } = await getRow(tx, 'users', { user_id: userId })
  if (before === level) return
  await changeRow(tx, 'users', { user_id: userId }, { prime_level: level })
  await tx
    .insertInto('level_changes')
    .values({ user_id: userId, from_level: before, to_level: level, reason, at })
    .execute()
}

/** Returns the newest change of a buyer's level, or undefined. */
export const newestChange = async (db: Db | Tx, userId: string): Promise<Row<'level_changes'> | undefined> => {
  const change = await db
    .selectFrom('level_changes')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('change_id', 'desc')
    .executeTakeFirst()
  return change as Row<'level_changes'> | undefined
}
