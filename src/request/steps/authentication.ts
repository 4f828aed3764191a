import { singleFlightBy } from '@/lib/single-flight'
import { SESSION_CODES } from '@/domain/business-codes/session'
import { endsLogin } from '../codes'
import type { RequestContext, RequestStep, Resend } from '../context'
import { isRequestError } from '../errors'

/** Alert about the buyer's login. */
type Alert = 'other-device' | 'need-bind'

export interface AuthenticationDeps {
  accessToken: () => string
  userId: () => string
  /** Renews and stores the pair of tokens; rejects on failure. */
  refresh: () => Promise<void>
  /** @param notice the gateway's reason; '' if the buyer has seen it, a general sentence by default */
  logout: (notice?: string) => void
  /** Shows, once per login, that the buyer is logged in elsewhere (`logout` follows) or must bind an account. */
  alert: (what: Alert) => void
  /** Sends the call again and copies its outcome into the context. */
  resend: (context: RequestContext, why: Resend) => Promise<void>
}

/**
 * Returns true if the gateway rejected the renewal. A missing network, a captive portal's page, overload and gateway
 * faults are not a rejection and do not log out.
 */
const isRejection = (error: unknown): boolean => {
  if (!isRequestError(error) || error.kind === 'auth') return true
  const { kind, mode, statusCode = 0 } = error
  // Codes below 1,000 are HTTP statuses; only these concern the token.
  return kind === 'business' && !mode && (statusCode >= 1_000 || statusCode === 400 || statusCode === 401)
}

/** Returns the gateway's message about a login that ended elsewhere: another device, a new password. */
const noticeOf = (error: unknown): string | undefined =>
  isRequestError(error) && error.statusCode === SESSION_CODES.loggedOut ? error.message || undefined : undefined

/** Handles the authentication codes (shell §4 and §8): one shared refresh with one retry per call, logout, alerts. */
export const authentication = (deps: AuthenticationDeps): RequestStep => {
  const { accessToken, userId, refresh, logout, alert, resend } = deps
  const renewing = new Set<string>()
  // Keyed by token: a login during the renewal of an older token is independent.
  const renewOnce = singleFlightBy((token: string) => {
    renewing.add(token)
    return refresh().finally(() => renewing.delete(token))
  })
  /** The token of the login of each alert's last display. */
  const alertedFor = new Map<Alert, string>()

  const alertOnce = (what: Alert, token: string) => {
    if (alertedFor.get(what) === token) return
    alertedFor.set(what, token)
    alert(what)
  }

  /** The answer belongs to a token that has been replaced since. */
  const isStale = ({ token }: RequestContext) => token !== '' && token !== accessToken()

  /** A call is not sent again for another user or after a logout. */
  const isSameBuyer = ({ call, userId: requester }: RequestContext) =>
    call.auth === 'public' || (accessToken() !== '' && userId() === requester)

  /** Returns `token` if a newer token exists or another call is renewing it: this call needs no renewal of its own. */
  const reason = (context: RequestContext): Resend =>
    isStale(context) || (context.after.has('refresh') && renewing.has(context.token)) ? 'token' : 'refresh'

  /** @returns true if the call was sent again, which also handled its failure */
  const renew = async (context: RequestContext, why: Resend): Promise<boolean> => {
    try {
      if (!isStale(context)) await renewOnce(context.token)
    } catch (error) {
      if (!isRejection(error)) {
        // The renewal failed for a reason that does not concern the token: the call fails with that reason.
        if (isRequestError(error)) context.failure = error
      } else if (!isStale(context)) logout(noticeOf(error))
      return false
    }
    if (!isSameBuyer(context)) return false
    await resend(context, why)
    return true
  }

  return async (context, next) => {
    const code = context.failure?.statusCode
    if (context.options.skipAuthHandling || code === undefined) return next()
    const why = reason(context)
    if (code === SESSION_CODES.tokenExpired && !context.after.has(why)) {
      if (await renew(context, why)) return
    } else if (isStale(context)) return next()
    else if (code === SESSION_CODES.tokenExpired || endsLogin(code)) logout(noticeOf(context.failure))
    else if (code === SESSION_CODES.needBind) alertOnce('need-bind', context.token)
    else if (code === SESSION_CODES.otherDevice) {
      alertOnce('other-device', context.token)
      logout('')
    }
    await next()
  }
}
