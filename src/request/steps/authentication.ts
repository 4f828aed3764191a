import { singleFlightBy } from '@/lib/single-flight'
import { SESSION_CODES } from '@/domain/business-codes/session'
import { endsLogin } from '../codes'
import type { RequestContext, RequestStep, Resend } from '../context'
import { isRequestError } from '../errors'

/** Alert about the buyer's account. */
type Alert = 'other-device' | 'need-bind'

export interface AuthenticationDeps {
  accessToken: () => string
  userId: () => string
  /** Renews and stores both tokens. Rejects after a failure. */
  refresh: () => Promise<void>
  /**
   * Ends the login.
   * @param notice reason from the gateway; '' if the buyer already knows the reason. Default: a general text
   */
  logout: (notice?: string) => void
  /**
   * Shows an alert, once per login: the buyer has logged in on another device (`logout` follows), or must bind an
   * account.
   */
  alert: (what: Alert) => void
  /** Sends the call again and copies its outcome into the context. */
  resend: (context: RequestContext, why: Resend) => Promise<void>
}

/**
 * Returns true if the gateway rejected the renewal of the token. Other failures do not end the login: a missing
 * network, the page of a captive portal, an overload, or an error of the gateway.
 */
const isRejection = (error: unknown): boolean => {
  if (!isRequestError(error) || error.kind === 'auth') return true
  const { kind, mode, statusCode = 0 } = error
  // Codes below 1,000 are HTTP statuses. Only the HTTP statuses in this list concern the token.
  return kind === 'business' && !mode && (statusCode >= 1_000 || statusCode === 400 || statusCode === 401)
}

/**
 * Returns the gateway's message if the login was ended elsewhere: by a login on another device or by a new password.
 */
const noticeOf = (error: unknown): string | undefined =>
  isRequestError(error) && error.statusCode === SESSION_CODES.loggedOut ? error.message || undefined : undefined

/**
 * Handles the authentication codes (shell §4 and §8). Shares one token refresh among calls, retries each call once,
 * ends the login, and shows alerts.
 */
export const authentication = (deps: AuthenticationDeps): RequestStep => {
  const { accessToken, userId, refresh, logout, alert, resend } = deps
  const renewing = new Set<string>()
  // The key is the token, so that calls of a new login do not share the refresh of an older token.
  const renewOnce = singleFlightBy((token: string) => {
    renewing.add(token)
    return refresh().finally(() => renewing.delete(token))
  })
  /** Token of the login for which each alert was last shown. */
  const alertedFor = new Map<Alert, string>()

  const alertOnce = (what: Alert, token: string) => {
    if (alertedFor.get(what) === token) return
    alertedFor.set(what, token)
    alert(what)
  }

  /** Returns true if the token of the request has been replaced since the request was sent. */
  const isStale = ({ token }: RequestContext) => token !== '' && token !== accessToken()

  /**
   * Returns true if the user who made the call is still logged in, or if the call is public. Only then is the call sent
   * again.
   */
  const isSameBuyer = ({ call, userId: requester }: RequestContext) =>
    call.auth === 'public' || (accessToken() !== '' && userId() === requester)

  /**
   * Returns `token` if a newer token exists, or if another call is already renewing this token. Otherwise returns
   * `refresh`, so that this call renews the token.
   */
  const reason = (context: RequestContext): Resend =>
    isStale(context) || (context.after.has('refresh') && renewing.has(context.token)) ? 'token' : 'refresh'

  /**
   * Renews the token unless a newer one exists, and sends the call again.
   * @returns true if the call was sent again; the outcome is then already in the context
   */
  const renew = async (context: RequestContext, why: Resend): Promise<boolean> => {
    try {
      if (!isStale(context)) await renewOnce(context.token)
    } catch (error) {
      if (!isRejection(error)) {
        // The renewal failed for a reason that does not concern the token, such as the network. The call fails with the
        // same error.
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
