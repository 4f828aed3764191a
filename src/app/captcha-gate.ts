import { type CaptchaKind, SLIDER } from '@/domain/captcha/captcha'
import type { Clock } from '@/lib/clock'
import type { RequestCaptcha, CaptchaRequest } from '@/request/steps/captcha'
import type { Navigate } from '@/router/navigation'
import type { RouteName } from '@/router/table/table'

/** Milliseconds between two looks at which screen is in view. */
const POLL_INTERVAL = 200
/** A screen that did not open in this time will not: its code cannot be had. The move itself has ended before. */
const OPEN_TIMEOUT = 3_000

export interface CaptchaGateDeps {
  navigate: Pick<Navigate, 'open'>
  clock: Pick<Clock, 'setTimeout'>
  /** The screen on top of the stack; null for none of ours. */
  inView: () => RouteName | null
  tokenOf: (kind: CaptchaKind) => string
  /** Forgets a token that the gateway did not take. */
  drop: (kind: CaptchaKind) => void
}

/**
 * Opens the captcha screen and waits until it is left, however that happens: solved, back, another screen, a relaunch.
 * Whoever asks for the same while it is open shares it; another kind waits for its turn. Never rejects, never hangs.
 */
export const createCaptchaGate = ({ navigate, clock, inView, tokenOf, drop }: CaptchaGateDeps): RequestCaptcha => {
  /** Resolves once the captcha is no longer in view. */
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
    // a kind that this version has no screen for
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
