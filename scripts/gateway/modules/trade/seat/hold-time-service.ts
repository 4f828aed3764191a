import type { Db, Tx } from '../../../core/database/database'
import { refusedSeats } from './refusal-service'

/** Period within which the durations of a buyer's holds in a session are added up, in ms. */
export const HOLD_WINDOW = 60 * 60_000
/**
 * Maximum sum of these durations, as a multiple of one hold. It allows a hold, its extension, and another selection.
 */
const HOLDS = 3
/** Minimum duration of a hold, ms. */
const LEAST = 60_000

export interface HoldSpan {
  created_at: number
  expires_at: number
}

/**
 * Returns the total duration of one buyer's holds, in ms. A hold ends at its expiry, or when the next one begins.
 * @param spans holds sorted by creation
 */
const heldTime = (spans: readonly HoldSpan[], now: number): number =>
  spans.reduce((sum, { created_at, expires_at }, at) => {
    const end = Math.min(expires_at, spans[at + 1]?.created_at ?? now, now)
    return sum + Math.max(0, end - created_at)
  }, 0)

interface HoldLimit {
  /** Duration of one hold, ms. */
  holdTime: number
  now: number
}

interface Holder extends HoldLimit {
  userId: string
  sessionId: string
}

const spansOf = (db: Db | Tx, { userId, sessionId, now }: Holder): Promise<HoldSpan[]> =>
  db
    .selectFrom('seat_holds')
    .select(['created_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('state', '!=', 'ORDERED')
    .where('created_at', '>', now - HOLD_WINDOW)
    .orderBy('created_at')
    .execute()

/** Returns the duration of one hold of a session, ms. */
export const holdTimeOf = async (db: Db | Tx, sessionId: string): Promise<number> => {
  const { hold_seconds: seconds } = await db
    .selectFrom('seat_sales')
    .select('hold_seconds')
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow()
  return seconds * 1000
}

/**
 * Returns how long a buyer may hold after earlier holds, ms: at most one hold, within the limit of the last hour.
 * @param spans holds since the begin of `HOLD_WINDOW`, sorted by creation
 */
export const holdTimeAfter = (spans: readonly HoldSpan[], { holdTime, now }: HoldLimit): number =>
  Math.min(holdTime, HOLDS * holdTime - heldTime(spans, now))

/** Returns how long a buyer may hold seats of a session, ms: at most one hold, within the limit of the last hour. */
export const holdTimeLeft = async (db: Db | Tx, holder: Holder): Promise<number> =>
  holdTimeAfter(await spansOf(db, holder), holder)

/**
 * Returns the duration of a new hold after earlier holds, in ms. Prevents buyers from holding seats all the time. Throws
 * `Refusal` holdTotal with the minutes to wait.
 * @param spans as in `holdTimeAfter`
 */
export const newHoldTimeAfter = (spans: readonly HoldSpan[], limit: HoldLimit): number => {
  const { holdTime, now } = limit
  const left = holdTimeAfter(spans, limit)
  if (left >= Math.min(LEAST, holdTime)) return left
  const free = (spans[0]?.created_at ?? now) + HOLD_WINDOW
  throw refusedSeats('holdTotal', [], { minutes: Math.max(1, Math.ceil((free - now) / 60_000)) })
}

/** Returns the duration of a new hold in a session, in ms. Throws `Refusal` holdTotal with the minutes to wait. */
export const newHoldTime = async (db: Db | Tx, holder: Holder): Promise<number> =>
  newHoldTimeAfter(await spansOf(db, holder), holder)
