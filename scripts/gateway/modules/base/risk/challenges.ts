import { createHash, randomBytes, randomInt } from 'node:crypto'
import { isSolved } from '../../../../../src/domain/captcha/slider'
import type { TrackPoint } from '../../../../../src/domain/captcha/track'
import type { Db } from '../../../core/database/database'
import { passesHumanCheck } from './human-check'
import { drawPuzzle } from './puzzle-picture'

/** Lifetime of a puzzle, ms by the gateway's clock. */
const TTL = 2 * 60_000
const TOKEN_LIFE = 5 * 60_000
const RETENTION = 60 * 60_000
const TRIES = 3
/** Waiting time that replaces the puzzle, and the period after the wait in which the answer is accepted, in ms. */
const WAIT = 45_000
/** Period of the limits for a network address: one wait, and `MAX_WRONG` wrong answers. */
const WINDOW = 10 * 60_000
const MAX_WRONG = 15
/** Number of purchases that one token allows, because a failed order may be tried again. */
const USES = 5
/** Range of the target in points of the slider. The hole is far enough from the start, and completely visible. */
const PLACE = { from: 32, to: 92 }

/** Known data of the client that solves the puzzle. A value is '' if unknown. */
export interface Solver {
  userId: string
  device: string
  /** Network address. */
  address: string
}

export interface Wanted {
  scope: string
  type: string
  showId: string
  /** True if the buyer waits instead of solving the puzzle, as buyers do who cannot see the picture. */
  waits: boolean
}

export interface Answer {
  captchaId: string
  position: number
  track: readonly TrackPoint[]
}

type Reason = 'PLACE' | 'PACE' | 'EXPIRED' | 'SPENT'

/** Values of a challenge without a picture, for a buyer who waits. */
const NOTHING = { picture: '', piece: '', top: 0, waitUntil: 0, tries: 0, retryAt: 0 }

const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url')

/**
 * Returns the time when this address may choose to wait again, and the time when it may get a puzzle again (epoch ms).
 * 0 means now.
 */
const limitsOf = async (
  db: Db,
  { address }: Solver,
  now: number,
): Promise<{ waitFrom: number; puzzleFrom: number }> => {
  const rows = await db
    .selectFrom('captcha_challenges')
    .select(['wait_until', 'tries', 'solved_at', 'issued_at'])
    .where('address', '=', hashed(address))
    .where('issued_at', '>', now - WINDOW)
    .orderBy('issued_at', 'desc')
    .execute()
  const waits = rows.filter(({ wait_until }) => wait_until !== null).map(({ issued_at }) => issued_at + WINDOW)
  let wrong = 0
  // Finds the oldest challenge with wrong answers that still count toward the limit. When it is older than `WINDOW`,
  // the address may get a puzzle again.
  const limit = rows.find(({ tries, solved_at }) => (wrong += tries - (solved_at === null ? 0 : 1)) >= MAX_WRONG)
  return { waitFrom: Math.max(0, ...waits), puzzleFrom: limit ? limit.issued_at + WINDOW : 0 }
}

/**
 * Issues a puzzle or a waiting time, and deletes old challenges. If this address has already waited or given too many
 * wrong answers, returns the time of the next challenge instead of an id.
 */
export const issueChallenge = async (db: Db, { scope, type, showId, waits }: Wanted, solver: Solver, now: number) => {
  await db
    .deleteFrom('captcha_challenges')
    .where('issued_at', '<', now - RETENTION)
    .execute()
  const { waitFrom, puzzleFrom } = await limitsOf(db, solver, now)
  const retryAt = waits ? waitFrom : puzzleFrom
  if (retryAt > now) return { ...NOTHING, captchaId: '', type, expiresAt: 0, retryAt }
  const waitUntil = waits ? now + WAIT : 0
  const challenge = {
    captcha_id: randomBytes(15).toString('base64url'),
    scope,
    type,
    target: randomInt(PLACE.from, PLACE.to + 1),
    show_id: showId,
    user_id: solver.userId,
    device: solver.device,
    address: hashed(solver.address),
    issued_at: now,
    expires_at: Math.max(now, waitUntil) + TTL,
    wait_until: waits ? waitUntil : null,
  }
  await db.insertInto('captcha_challenges').values(challenge).execute()
  return {
    ...NOTHING,
    ...(waits ? { waitUntil } : await drawPuzzle(challenge.target)),
    ...{ captchaId: challenge.captcha_id, type, expiresAt: challenge.expires_at, tries: TRIES },
  }
}

const refused = (reason: Reason, again = 0) => ({ passed: false, token: '', expiresAt: 0, again, reason })

/** Uses one attempt at a puzzle. Returns null if no attempt is left. */
const takeTry = (db: Db, captchaId: string, { userId, device }: Omit<Solver, 'address'>, now: number) =>
  db
    .updateTable('captcha_challenges')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('captcha_id', '=', captchaId)
    .where('user_id', 'in', ['', userId])
    .where('device', 'in', ['', device])
    .where('solved_at', 'is', null)
    .where('tries', '<', TRIES)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()

const isExpired = async (db: Db, captchaId: string, now: number): Promise<boolean> => {
  const row = await db
    .selectFrom('captcha_challenges')
    .select(['expires_at', 'solved_at'])
    .where('captcha_id', '=', captchaId)
    .executeTakeFirst()
  return row !== undefined && row.solved_at === null && row.expires_at <= now
}

/**
 * Checks an answer. Returns a token for the first correct answer. Otherwise `again` is the number of attempts left on
 * this puzzle.
 */
export const checkAnswer = async (db: Db, { captchaId, position, track }: Answer, solver: Solver, now: number) => {
  const challenge = await takeTry(db, captchaId, solver, now)
  if (!challenge) return refused((await isExpired(db, captchaId, now)) ? 'EXPIRED' : 'SPENT')
  const again = TRIES - challenge.tries
  if (challenge.wait_until === null) {
    if (!isSolved(position, challenge.target)) return refused('PLACE', again)
    if (!passesHumanCheck(track, position, now - challenge.issued_at)) return refused('PACE', again)
  } else if (challenge.wait_until > now) return refused('PACE', again)
  const token = randomBytes(24).toString('base64url')
  const expiresAt = now + TOKEN_LIFE
  const solved = await db
    .updateTable('captcha_challenges')
    .set({ solved_at: now, token_hash: hashed(token), token_expires_at: expiresAt, token_uses: USES })
    .where('captcha_id', '=', captchaId)
    .where('solved_at', 'is', null)
    .executeTakeFirst()
  if (Number(solved.numUpdatedRows) !== 1) return refused('SPENT')
  return { passed: true, token, expiresAt, again: 0, reason: '' }
}

/** A token that a client has sent. */
export interface Shown extends Omit<Solver, 'address'> {
  token: unknown
  scope: string
  type: string
}

const looksLikeToken = (token: unknown): token is string => typeof token === 'string' && /^[\w-]{16,64}$/.test(token)

/** Returns true if a token is valid for this scope and client. Does not use it up. */
export const isGoodToken = async (db: Db, shown: Shown, now: number): Promise<boolean> => {
  const { token, scope, type, userId, device } = shown
  if (!looksLikeToken(token)) return false
  const row = await db
    .selectFrom('captcha_challenges')
    .select('captcha_id')
    .where('token_hash', '=', hashed(token))
    .where('scope', '=', scope)
    .where('type', '=', type)
    .where('user_id', 'in', ['', userId])
    .where('device', 'in', ['', device])
    .where('token_expires_at', '>', now)
    .where('token_uses', '>', 0)
    .executeTakeFirst()
  return row !== undefined
}

/** Uses up a valid token. Returns false if it is invalid. */
export const spendToken = async (db: Db, shown: Shown, now: number): Promise<boolean> => {
  if (!(await isGoodToken(db, shown, now))) return false
  const spent = await db
    .updateTable('captcha_challenges')
    .set((row) => ({ token_uses: row('token_uses', '-', 1) }))
    .where('token_hash', '=', hashed(shown.token as string))
    .where('token_uses', '>', 0)
    .executeTakeFirst()
  return Number(spent.numUpdatedRows) === 1
}
