import { createHash, randomBytes, randomInt } from 'node:crypto'
import { isSolved } from '../../../../src/domain/captcha/slider'
import type { TrackPoint } from '../../../../src/domain/captcha/track'
import type { Db } from '../../core/database/database'
import { passesHumanCheck } from './human-check'

/** Ms by the gateway's clock. */
const TTL = 2 * 60_000
const TOKEN_LIFE = 5 * 60_000
const RETENTION = 60 * 60_000
const TRIES = 5
/** An order may be refused and tried again; a handful of times, not a hundred. */
const USES = 5
/** Where the place may lie, points of the travel: far enough to need a way, near enough to see where it goes. */
const PLACE = { from: 32, to: 92 }

/** The solver as far as known; '' where unknown. */
export interface Solver {
  userId: string
  device: string
}

export interface Wanted {
  scope: string
  type: string
  showId: string
}

export interface Answer {
  captchaId: string
  position: number
  track: readonly TrackPoint[]
}

type Reason = 'PLACE' | 'PACE' | 'EXPIRED' | 'SPENT'

const hashed = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** A puzzle for this solver; old ones go. */
export const issueChallenge = async (db: Db, { scope, type, showId }: Wanted, solver: Solver, now: number) => {
  await db
    .deleteFrom('captcha_challenges')
    .where('issued_at', '<', now - RETENTION)
    .execute()
  const challenge = {
    captcha_id: randomBytes(15).toString('base64url'),
    scope,
    type,
    target: randomInt(PLACE.from, PLACE.to + 1),
    show_id: showId,
    user_id: solver.userId,
    device: solver.device,
    issued_at: now,
    expires_at: now + TTL,
  }
  await db.insertInto('captcha_challenges').values(challenge).execute()
  return {
    captchaId: challenge.captcha_id,
    type,
    target: challenge.target,
    expiresAt: challenge.expires_at,
    tries: TRIES,
  }
}

const refused = (reason: Reason, again = 0) => ({ passed: false, token: '', expiresAt: 0, again, reason })

/** Takes one of the tries; null when there is none to take. */
const takeTry = (db: Db, captchaId: string, { userId, device }: Solver, now: number) =>
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

/** Looks at an answer; a right one gives a token, once. `again`: tries left on the same puzzle. */
export const checkAnswer = async (db: Db, { captchaId, position, track }: Answer, solver: Solver, now: number) => {
  const challenge = await takeTry(db, captchaId, solver, now)
  if (!challenge) return refused((await isExpired(db, captchaId, now)) ? 'EXPIRED' : 'SPENT')
  const again = TRIES - challenge.tries
  if (!isSolved(position, challenge.target)) return refused('PLACE', again)
  if (!passesHumanCheck(track, position, now - challenge.issued_at)) return refused('PACE', again)
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

/** A token as it is shown. */
export interface Shown extends Solver {
  token: unknown
  scope: string
  type: string
}

const looksLikeToken = (token: unknown): token is string => typeof token === 'string' && /^[\w-]{16,64}$/.test(token)

/** Whether a token is good for this, by this solver, now. Nothing is used up. */
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

/** Uses a good token up by one; false when it is not good. */
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
