import { checkRight } from '@/api/risk'
import type { Services } from '@/components/services'
import { isWindowOpen } from '@/domain/captcha/captcha'
import { orderTexts } from '@/locales/namespaces/order'
import { texts } from '@/locales/texts'
import { CAPTCHA_CODES } from '@/domain/business-codes/captcha'
import { RequestError } from '@/request/errors'

/**
 * Returns true if the buyer closed the order's captcha without solving it. The captcha then appears again only after
 * another tap, not when the screen is shown again.
 */
export const isCaptchaLeft = (error: unknown): boolean =>
  error instanceof RequestError && error.statusCode === CAPTCHA_CODES.captchaNeeded

/**
 * Creates a function that checks whether this buyer must solve a captcha to order the show. The check runs once, so
 * that the captcha is solved before the sale opens. Sends no request for shows that need no captcha. If the risk
 * service is down, the check passes (the client fails open).
 * @returns the check. The check throws `RequestError` if the buyer closed a required captcha, because the gateway
 * would refuse to price the order.
 */
export const createEligibilityCheck = (
  { client, clock, stores, captcha }: Pick<Services, 'client' | 'clock' | 'stores' | 'captcha'>,
  showId: string,
): (() => Promise<void>) => {
  let isDone = false
  return async () => {
    const window = stores.risk.windowOf(showId)
    if (isDone || !window) return
    const { riskToken, captcha: required } = await client.call(checkRight, { showId })
    if (riskToken) stores.risk.setToken(riskToken, showId)
    const mustSolve = required?.needed && !stores.risk.captchaFor(required)
    const isLeft = mustSolve && !(await captcha({ scope: required.scope, type: required.type, showId }))
    if (isLeft && isWindowOpen(window, clock.now())) {
      const message = texts.translator(orderTexts)('confirm.captchaLeft')
      throw new RequestError({ kind: 'business', statusCode: CAPTCHA_CODES.captchaNeeded, message })
    }
    isDone = true
  }
}
