import { singleFlightBy } from '@/lib/single-flight'
import { SESSION_CODES } from '@/domain/business-codes/session'
import { endsLogin } from '../codes'
import type { RequestContext, RequestStep, Resend } from '../context'
import { isRequestError } from '../errors'

export interface AuthenticationDeps {
  accessToken: () => string
  userId: () => string
  /** Gets a new pair of tokens and keeps it; rejects when it cannot. */
  refresh: () => Promise<void>
  /** @param alreadyNotified the buyer was told why already. */
  logout: (alreadyNotified?: boolean) => void
  /** Tells the buyer, once a login: logged in elsewhere (then `logout` follows), or an account must be bound. */
  alert: (what: 'other-device' | 'need-bind') => void
  /** Sends the call again and takes over what comes of it. */
  resend: (context: RequestContext, why: Resend) => Promise<void>
}

/**
 * Whether the gateway said no to new tokens. A missing network, a page that some portal answered, a crowd or a fault of
 * the gateway say nothing about the login: nobody is logged out for them.
 */
const isRejection = (error: unknown): boolean => {
  if (!isRequestError(error) || error.kind === 'auth') return true
  const { kind, mode, statusCode = 0 } = error
  // Codes below 1,000 are HTTP's; of them only these speak of the token that was shown.
  return kind === 'business' && !mode && (statusCode >= 1_000 || statusCode === 400 || statusCode === 401)
}

/** Treats the authentication codes (shell §4 and §8): one shared refresh with one retry each, logout, alerts. */
export const authentication = (deps: AuthenticationDeps): RequestStep => {
  const { accessToken, userId, refresh, logout, alert, resend } = deps
  const renewing = new Set<string>()
  // By token: whoever logs in while an old token is being renewed has nothing to do with it.
  const renewOnce = singleFlightBy((token: string) => {
    renewing.add(token)
    return refresh().finally(() => renewing.delete(token))
  })
  let alertedFor = ''

  const alertOnce = (what: 'other-device' | 'need-bind', token: string) => {
    if (alertedFor === token) return
    alertedFor = token
    alert(what)
  }

  /** An answer to a token of yesterday says nothing of the login of today. */
  const isStale = ({ token }: RequestContext) => token !== '' && token !== accessToken()

  /** Nothing is sent again in the name of somebody else, or of nobody. */
  const isSameBuyer = ({ call, userId: requester }: RequestContext) =>
    call.auth === 'public' || (accessToken() !== '' && userId() === requester)

  /** `token` when a newer token is there already, or on its way for others: it costs this call no renewal of its own. */
  const reason = (context: RequestContext): Resend =>
    isStale(context) || (context.after.has('refresh') && renewing.has(context.token)) ? 'token' : 'refresh'

  /** @returns whether the call was sent again; its failure is then treated already */
  const renew = async (context: RequestContext, why: Resend): Promise<boolean> => {
    try {
      if (!isStale(context)) await renewOnce(context.token)
    } catch (error) {
      if (!isRejection(error)) {
        // What stands in the way is the network's trouble, not the token's.
        if (isRequestError(error)) context.failure = error
      } else if (!isStale(context)) logout()
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
    else if (code === SESSION_CODES.tokenExpired || endsLogin(code)) logout()
    else if (code === SESSION_CODES.needBind) alertOnce('need-bind', context.token)
    else if (code === SESSION_CODES.otherDevice) {
      alertOnce('other-device', context.token)
      logout(true)
    }
    await next()
  }
}
