import { type CaptchaKind, SLIDER } from '@/domain/captcha/captcha'
import type { Clock } from '@/lib/clock'
import type { RequestCaptcha, CaptchaRequest } from '@/request/steps/captcha'
import type { Navigate } from '@/router/navigation'
import type { RouteName } from '@/router/table/table'

/** Interval between two checks of the current screen, ms. */
const POLL_INTERVAL = 200
/** Timeout for opening the screen, ms. A screen that takes longer could not load its code. */
const OPEN_TIMEOUT = 3_000

export interface CaptchaGateDeps {
  navigate: Pick<Navigate, 'open'>
  clock: Pick<Clock, 'setTimeout'>
  /** Returns the current screen; null if the page is not a screen of the storefront. */
  inView: () => RouteName | null
  tokenOf: (kind: CaptchaKind) => string
  /** Drops a token that the gateway rejected. */
  drop: (kind: CaptchaKind) => void
}

/**
 * Opens the captcha screen and waits until it closes: after a solution, going back, opening another screen, or a
 * relaunch. Requests for the same captcha share one screen; other kinds wait in a queue. Never rejects, never hangs.
 */
export const createCaptchaGate = ({ navigate, clock, inView, tokenOf, drop }: CaptchaGateDeps): RequestCaptcha => {
  /** Resolves when the captcha screen is no longer in view. */
  const untilClosed = () =>
    new Promise<void>((resolve) => {
      let seen = false
      let waited = 0
      const poll = () => {
        const isThere = inView() === 'captcha'
        seen ||= isThere
        if (!isThere && (seen || waited >= OPEN_TIMEOUT)) return resolve()
        waited += POLL_INTERVAL
        clock.setTimeout(poll, POLL_INTERVAL)
      }
      poll()
    })

  const solve = async ({ scope, type, showId }: CaptchaRequest): Promise<boolean> => {
    drop({ scope, type })
    await navigate.open('captcha', { scope, type, ...(showId && { showId }) })
    await untilClosed()
    return tokenOf({ scope, type }) !== ''
  }

  const open = new Map<string, Promise<boolean>>()
  let queue: Promise<unknown> = Promise.resolve()

  return (request) => {
    // This version of the client has no screen for this type of captcha.
    if (request.type !== SLIDER) return Promise.resolve(false)
    const key = `${request.scope}/${request.type}`
    const shared = open.get(key)
    if (shared) return shared
    const mine = queue
      .then(() => solve(request))
      .catch(() => false)
      .finally(() => open.delete(key))
    open.set(key, mine)
    queue = mine
    return mine
  }
}
