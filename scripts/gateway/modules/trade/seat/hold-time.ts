import type { Db, Tx } from '../../../core/database/database'
import { refusedSeats } from './refusal-service'

/** Period within which the durations of a buyer's holds in a session are added up, in ms. */
const WINDOW = 60 * 60_000
/**
 * Maximum sum of these durations, as a multiple of one hold. It allows a hold, its extension, and another selection.
 */
const HOLDS = 3
/** Minimum duration of a hold, ms. */
const LEAST = 60_000

interface Span {
  created_at: number
  expires_at: number
}

/**
 * Returns the total duration of one buyer's holds, in ms. A hold ends at its expiry, or when the next one begins.
 * @param spans holds sorted by creation
 */
const heldTime = (spans: readonly Span[], now: number): number =>
  spans.reduce((sum, { created_at, expires_at }, at) => {
    const end = Math.min(expires_at, spans[at + 1]?.created_at ?? now, now)
    return sum + Math.max(0, end - created_at)
  }, 0)

interface Holder {
  userId: string
  sessionId: string
  /** Duration of one hold of the session, ms. */
  holdTime: number
  now: number
}

const spansOf = (db: Db | Tx, { userId, sessionId, now }: Holder): Promise<Span[]> =>
  db
    .selectFrom('seat_holds')
    .select(['created_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('state', '!=', 'ORDERED')
    .where('created_at', '>', now - WINDOW)
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

const leftOf = (spans: readonly Span[], { holdTime, now }: Holder): number =>
  Math.min(holdTime, HOLDS * holdTime - heldTime(spans, now))

/** Returns how long a buyer may hold seats of a session, ms: at most one hold, within the limit of the last hour. */
export const holdTimeLeft = async (db: Db | Tx, holder: Holder): Promise<number> =>
  leftOf(await spansOf(db, holder), holder)

/**
 * Returns the duration of a new hold, in ms. Prevents buyers from holding seats all the time. Throws `Refusal`
 * holdTotal with the minutes to wait.
 */
export const newHoldTime = async (db: Db | Tx, holder: Holder): Promise<number> => {
  const spans = await spansOf(db, holder)
  const { holdTime, now } = holder
  const left = leftOf(spans, holder)
  if (left >= Math.min(LEAST, holdTime)) return left
  const free = (spans[0]?.created_at ?? now) + WINDOW
  throw refusedSeats('holdTotal', [], { minutes: Math.max(1, Math.ceil((free - now) / 60_000)) })
}
