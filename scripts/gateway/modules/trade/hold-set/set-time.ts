import type { Db, Tx } from '../../../core/database/database'
import {
  HOLD_WINDOW,
  type HoldSpan,
  holdTimeAfter,
  holdTimeLeft,
  holdTimeOf,
  newHoldTime,
  newHoldTimeAfter,
} from '../seat/hold-time-service'

/** Duration of a set without seats, ms. */
const UNSEATED = 8 * 60_000

interface SetHolder {
  userId: string
  promotionId: string
  /** Sessions of the set that have seats. */
  sessionIds: readonly string[]
  now: number
}

const spansOf = (db: Db | Tx, { userId, promotionId, now }: SetHolder): Promise<HoldSpan[]> =>
  db
    .selectFrom('hold_sets')
    .select(['created_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('promotion_id', '=', promotionId)
    .where('state', '!=', 'ORDERED')
    .where('created_at', '>', now - HOLD_WINDOW)
    .orderBy('created_at')
    .execute()

const limitsOf = (db: Db | Tx, { userId, sessionIds, now }: SetHolder) =>
  Promise.all(
    sessionIds.map(async (sessionId) => ({ userId, sessionId, holdTime: await holdTimeOf(db, sessionId), now })),
  )

const shortestOf = (limits: readonly { holdTime: number }[]): number =>
  limits.length === 0 ? UNSEATED : Math.min(...limits.map(({ holdTime }) => holdTime))

/**
 * Returns the duration of a new set, in ms: the shortest one that its sessions allow. Sets of a combo are limited like
 * holds of a session. Throws `Refusal` holdTotal with the minutes to wait.
 */
export const newSetTime = async (db: Db | Tx, holder: SetHolder): Promise<number> => {
  const limits = await limitsOf(db, holder)
  const whole = newHoldTimeAfter(await spansOf(db, holder), { holdTime: shortestOf(limits), now: holder.now })
  const times = [whole]
  for (const limit of limits) times.push(await newHoldTime(db, limit))
  return Math.min(...times)
}

/** Returns how long a buyer may hold a running set from now on, ms. */
export const setTimeLeft = async (db: Db | Tx, holder: SetHolder): Promise<number> => {
  const limits = await limitsOf(db, holder)
  const whole = holdTimeAfter(await spansOf(db, holder), { holdTime: shortestOf(limits), now: holder.now })
  const times = [whole]
  for (const limit of limits) times.push(await holdTimeLeft(db, limit))
  return Math.min(...times)
}
