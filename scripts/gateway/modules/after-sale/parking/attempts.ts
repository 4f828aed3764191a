import type { Db, Tx } from '../../../core/database/database'
import { Refusal } from '../../../core/envelope'
import { DAY } from '../../../../../src/domain/schedule/local-time'

const LIMITS = {
  QUESTION: { most: 20, within: DAY / 24 },
  PLATE: { most: 3, within: DAY },
} as const

/** Counts an attempt of a buyer. Throws `Refusal` parkingTooOften beyond the limit (decision 124). */
export const countAttempt = async (
  db: Db | Tx,
  userId: string,
  kind: keyof typeof LIMITS,
  now: number,
): Promise<void> => {
  const { most, within } = LIMITS[kind]
  const { count } = await db
    .selectFrom('parking_attempts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('at', '>', now - within)
    .executeTakeFirstOrThrow()
  if (Number(count) >= most) throw new Refusal('parkingTooOften')
  await db.insertInto('parking_attempts').values({ user_id: userId, kind, at: now }).execute()
}
