import { singleFlight } from '@/lib/single-flight'
import { CODES, endsLogin } from '../codes'
import type { RequestContext, RequestStep, Resend } from '../context'
import { isRequestError } from '../errors'

export interface AuthenticationDeps {
  accessToken: () => string
  /** Gets a new pair of tokens and keeps it; rejects when it cannot. */
  refresh: () => Promise<void>
  logout: () => void
  /** Tells the buyer, once a login: logged in elsewhere (then `logout` follows), or an account must be bound. */
  alert: (what: 'other-device' | 'need-bind') => void
  /** Sends the call again and takes over what comes of it. */
  resend: (context: RequestContext, why: Resend) => Promise<void>
}

/** Treats the authentication codes (shell §4 and §8): one shared refresh with one retry each, logout, alerts. */
export const authentication = ({ accessToken, refresh, logout, alert, resend }: AuthenticationDeps): RequestStep => {
  const refreshOnce = singleFlight(refresh)
  let alertedFor = ''

  const alertOnce = (what: 'other-device' | 'need-bind', token: string) => {
    if (alertedFor === token) return
    alertedFor = token
    alert(what)
  }

  /** An answer to a token of yesterday says nothing of the login of today. */
  const isStale = ({ token }: RequestContext) => token !== '' && token !== accessToken()

  const renew = async (context: RequestContext) => {
    try {
      if (!isStale(context)) await refreshOnce()
    } catch (error) {
      // Without a network nobody is logged out: the next call tries again.
      const refused = !isRequestError(error) || (error.kind !== 'network' && error.kind !== 'timeout')
      if (refused && !isStale(context)) logout()
      return
    }
    await resend(context, 'refresh')
  }

  return async (context, next) => {
    const code = context.failure?.statusCode
    if (context.options.unguarded || code === undefined) return next()
    if (code === CODES.tokenExpired && !context.after.has('refresh')) await renew(context)
    else if (isStale(context)) return next()
    else if (code === CODES.tokenExpired || endsLogin(code)) logout()
    else if (code === CODES.needBind) alertOnce('need-bind', context.token)
    else if (code === CODES.otherDevice) {
      alertOnce('other-device', context.token)
      logout()
    }
    await next()
  }
}
