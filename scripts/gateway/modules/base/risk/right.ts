import type { FastifyRequest } from 'fastify'
import { type CaptchaWindow, isWindowOpen, SLIDER } from '../../../../../src/domain/captcha/captcha'
import type { Gateway } from '../../../core/context'
import { notFound } from '../../../core/envelope'
import { isGoodToken } from './challenges'
import { riskToken } from './risk-tokens'
import { captchaWindow } from './window'
import { shownToken } from './solver'

/**
 * Time before the captcha window in which buyers may already solve the captcha, in ms. It must be shorter than a
 * token's lifetime.
 */
const LEAD = 4 * 60_000

/** Returns why a captcha is required, or ''. */
const reasonFor = (window: CaptchaWindow | null, antiAbuse: string, now: number): string => {
  // Without a captcha window, a missing token is accepted, but a forged token is not.
  if (antiAbuse === 'bad' || (window && antiAbuse === 'absent')) return 'ANTI_ABUSE'
  if (!window) return ''
  const isNear = now < window.verifyStartTime && window.verifyStartTime - now <= LEAD
  return isNear || isWindowOpen(window, now) ? 'WINDOW' : ''
}

/**
 * Returns a risk token for ordering a show, or the captcha that is required first. Throws `Refusal` notFound for an
 * unknown show.
 */
export const checkRight = async ({ db, clock, risk }: Gateway, request: FastifyRequest, showId: string) => {
  const now = clock.now()
  const window = await captchaWindow(db, showId)
  if (window === undefined) throw notFound()
  const reason = reasonFor(window, request.antiAbuse, now)
  const right = reason === '' || (await isGoodToken(db, shownToken(request, 'ORDER', SLIDER), now))
  return {
    right,
    riskToken: right ? riskToken(risk.key, request.userId, showId, now) : '',
    captcha: right ? null : { needed: true, scope: 'ORDER', type: SLIDER },
    reason: right ? '' : reason,
  }
}
