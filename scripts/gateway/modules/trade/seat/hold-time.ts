import type { Db, Tx } from '../../../core/database/database'
import { refusedSeats } from './refusal-service'

/** Within this time, ms, a buyer's holds of a session count together. */
const WINDOW = 60 * 60_000
/** They may last so many times as long as one hold: a hold with its extension, and another choice. */
const HOLDS = 3
/** Shorter holds are not worth having, ms. */
const LEAST = 60_000

interface Span {
  created_at: number
  expires_at: number
}

/** How long the holds of one buyer lasted, ms: one ends at its time, or with the next one. `spans` by their creation. */
const heldTime = (spans: readonly Span[], now: number): number =>
  spans.reduce((sum, { created_at, expires_at }, at) => {
    const end = Math.min(expires_at, spans[at + 1]?.created_at ?? now, now)
    return sum + Math.max(0, end - created_at)
  }, 0)

interface Holder {
  userId: string
  sessionId: string
  /** One hold of the session, ms. */
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

/** How long one hold of a session lasts, ms. */
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

/** How long a buyer may hold seats of a session from now on, ms: at most one hold, and what the holds of the last hour leave. */
export const holdTimeLeft = async (db: Db | Tx, holder: Holder): Promise<number> =>
  leftOf(await spansOf(db, holder), holder)

/**
 * The same for a new hold: who makes new ones for ever keeps seats that nobody pays. Throws `Refusal` holdTotal with the minutes
 * to wait.
 */
export const newHoldTime = async (db: Db | Tx, holder: Holder): Promise<number> => {
  const spans = await spansOf(db, holder)
  const { holdTime, now } = holder
  const left = leftOf(spans, holder)
  if (left >= Math.min(LEAST, holdTime)) return left
  const free = (spans[0]?.created_at ?? now) + WINDOW
  throw refusedSeats('holdTotal', [], { minutes: Math.max(1, Math.ceil((free - now) / 60_000)) })
}
