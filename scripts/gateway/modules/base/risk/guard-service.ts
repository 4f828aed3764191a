import type { FastifyRequest } from 'fastify'
import type { CaptchaScope } from '../../../../../src/domain/captcha/captcha'
import { isWindowOpen, SLIDER } from '../../../../../src/domain/captcha/captcha'
import type { Gateway } from '../../../core/context'
import type { Tx } from '../../../core/database/database'
import { Refusal } from '../../../core/envelope'
import type { Asker } from './attempts'
import { isGoodToken, spendToken } from './challenges'
import { isGoodRiskToken } from './risk-tokens'
import { shownToken } from './solver'
import { waitRefusal } from './tries-service'
import { captchaWindow } from './window'

const captchaNeeded = (scope: CaptchaScope) => new Refusal('captchaNeeded', { data: { scope, type: SLIDER } })

/**
 * Rejects a purchase without a required captcha. Within the captcha window of a show, each purchase requires a captcha.
 * Outside of the window, a purchase without a valid risk token requires a captcha (decision 30). Shows without a window
 * require no captcha. Pricing only checks a captcha token, while ordering uses it up. Throws `Refusal` captchaNeeded.
 * @param showIds the shows of the purchase, which need one captcha in all
 * @param order the order, or null for pricing; a repeated order needs no captcha
 */
export const guardPurchase = async (
  { db, clock, risk }: Gateway,
  request: FastifyRequest,
  showIds: readonly string[],
  order: { isRepeat: () => Promise<boolean> } | null,
): Promise<void> => {
  const now = clock.now()
  const needsCaptcha = async (showId: string): Promise<boolean> => {
    const window = await captchaWindow(db, showId)
    if (!window) return false
    const wasLookedAt = isGoodRiskToken(risk.key, request.headers['risk-token'], request.userId, showId, now)
    return isWindowOpen(window, now) || !wasLookedAt
  }
  const needed = await Promise.all(showIds.map(needsCaptcha))
  if (!needed.includes(true) || (await order?.isRepeat())) return
  const shown = shownToken(request, 'ORDER', SLIDER)
  const isProven = await (order === null ? isGoodToken : spendToken)(db, shown, now)
  if (!isProven) throw captchaNeeded('ORDER')
}

/**
 * Requires a captcha for a suspicious ballot, in the transaction that stores the ballot. Throws `Refusal` captchaNeeded.
 */
export const guardBallot = async (tx: Tx, request: FastifyRequest, now: number): Promise<void> => {
  if (!(await spendToken(tx, shownToken(request, 'VOTE', SLIDER), now))) throw captchaNeeded('VOTE')
}

/**
 * Requires a captcha if too many codes were sent to a phone or e-mail address, or requested by a network address. If
 * the number is far too high, requires a wait even with a captcha. Throws `Refusal`: captchaNeeded, tooManyCodes.
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

/** Resets the count of sent codes after the buyer has entered a correct code. */
export const forgiveCodes = ({ clock, risk }: Gateway, asker: Asker): void => {
  risk.attempts.forgive(asker)
  risk.sendings.forgive({ account: asker.phone, address: asker.address }, clock.now())
}
