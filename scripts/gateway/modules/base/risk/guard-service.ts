import type { FastifyRequest } from 'fastify'
import type { CaptchaScope } from '../../../../../src/domain/captcha/captcha'
import { isWindowOpen, SLIDER } from '../../../../../src/domain/captcha/captcha'
import type { Gateway } from '../../../core/context'
import { Refusal } from '../../../core/envelope'
import type { Asker } from './attempts'
import { isGoodToken, spendToken } from './challenges'
import { isGoodRiskToken } from './risk-tokens'
import { shownToken } from './solver'
import { waitRefusal } from './tries-service'
import { captchaWindow } from './window'

const captchaNeeded = (scope: CaptchaScope) => new Refusal('captchaNeeded', { data: { scope, type: SLIDER } })

/**
 * Refuses a purchase without a required captcha. The captcha window of a show always requires one. At other times, one
 * is required if the buyer's eligibility was not checked (no valid risk token, decision 30). Pricing checks a captcha
 * token, ordering uses it. Shows without a window require none. Throws `Refusal` captchaNeeded.
 * @param order null for pricing; a repeated order buys nothing
 */
export const guardPurchase = async (
  { db, clock, risk }: Gateway,
  request: FastifyRequest,
  showId: string,
  order: { isRepeat: () => Promise<boolean> } | null,
): Promise<void> => {
  const now = clock.now()
  const window = await captchaWindow(db, showId)
  if (!window || (await order?.isRepeat())) return
  const wasLookedAt = isGoodRiskToken(risk.key, request.headers['risk-token'], request.userId, showId, now)
  if (!isWindowOpen(window, now) && wasLookedAt) return
  const shown = shownToken(request, 'ORDER', SLIDER)
  const isProven = await (order === null ? isGoodToken : spendToken)(db, shown, now)
  if (!isProven) throw captchaNeeded('ORDER')
}

/**
 * Requires a captcha for one code too many of a phone, an e-mail address or a network address. Requires a wait for far
 * too many, even with a captcha. Throws `Refusal`: captchaNeeded, tooManyCodes.
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

/** Resets the count of sent codes, after the buyer has entered one. */
export const forgiveCodes = ({ clock, risk }: Gateway, asker: Asker): void => {
  risk.attempts.forgive(asker)
  risk.sendings.forgive({ account: asker.phone, address: asker.address }, clock.now())
}
