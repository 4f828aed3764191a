import type { FastifyRequest } from 'fastify'
import type { CaptchaScope } from '../../../../src/domain/captcha/captcha'
import { isWindowOpen, SLIDER } from '../../../../src/domain/captcha/captcha'
import type { Gateway } from '../../core/context'
import type { Db } from '../../core/database/database'
import { Refusal } from '../../core/envelope'
import type { Asker } from './attempts'
import { isGoodToken, spendToken } from './challenges'
import { isGoodRiskToken } from './risk-tokens'
import { shownToken } from './solver'
import { waitRefusal } from './tries-service'
import { windowOf } from '../show/captcha-window-service'

const captchaNeeded = (scope: CaptchaScope) => new Refusal('captchaNeeded', { data: { scope, type: SLIDER } })

/** The order of this key was made: answering it again buys nothing. */
const isRepeat = async (db: Db, userId: string, key: string | undefined): Promise<boolean> =>
  key !== undefined &&
  (await db
    .selectFrom('orders')
    .select('order_id')
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()) !== undefined

/**
 * Refuses a purchase that must show a person and does not: within the show's captcha window always; outside of it only
 * when the buyer's right was not looked at (no good risk token, decision 30). Pricing looks at a captcha token, ordering
 * uses it up. Shows without a window ask nothing. Throws `Refusal` captchaNeeded.
 * @param key idempotency key of an order; undefined for pricing
 */
export const guardPurchase = async (
  { db, clock, risk }: Gateway,
  request: FastifyRequest,
  showId: string,
  key?: string,
): Promise<void> => {
  const now = clock.now()
  const window = await windowOf(db, showId)
  if (!window || (await isRepeat(db, request.userId, key))) return
  const wasLookedAt = isGoodRiskToken(risk.key, request.headers['risk-token'], request.userId, showId, now)
  if (!isWindowOpen(window, now) && wasLookedAt) return
  const shown = shownToken(request, 'ORDER', SLIDER)
  const isProven = await (key === undefined ? isGoodToken : spendToken)(db, shown, now)
  if (!isProven) throw captchaNeeded('ORDER')
}

/**
 * Requires a captcha for one code too many of a phone, an e-mail address or a network address, and a wait for far too many, captcha or
 * not. Throws `Refusal`: captchaNeeded, tooManyCodes.
 */
export const guardCode = async ({ db, clock, risk }: Gateway, request: FastifyRequest, asker: Asker): Promise<void> => {
  const { attempts, sendings } = risk
  const now = clock.now()
  const tried = { account: asker.phone, address: asker.address }
  const tooMany = attempts.areTooMany(asker, now) || sendings.isCrowded(now)
  if (tooMany && !(await spendToken(db, shownToken(request, 'LOGIN', SLIDER), now))) throw captchaNeeded('LOGIN')
  const wait = sendings.begin(tried, now)
  if (wait > 0) throw waitRefusal('tooManyCodes', wait)
  sendings.wrong(now)
  attempts.note(asker, now)
}

/** A code that was sent was shown: what this asker had sent no longer counts. */
export const forgiveCodes = ({ clock, risk }: Gateway, asker: Asker): void => {
  risk.attempts.forgive(asker)
  risk.sendings.forgive({ account: asker.phone, address: asker.address }, clock.now())
}
