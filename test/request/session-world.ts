import type { HttpAnswer, HttpRequest } from '@/platform/transport/contract'
import { get, post } from '@/request/call'
import { SESSION_CODES } from '@/domain/business-codes/session'
import { RequestError } from '@/request/errors'
import { harness, refused, success } from './harness'

/** The content of a response: the user to whom it belongs, and the number of the call. */
export interface Served {
  user: string
  n: number
}
const served = (data: unknown) => data as Served

export const read = get<{ n: number }, Served>('trade/buyer/order/v5/orders', { auth: 'buyer', read: served })
export const open = get<{ n: number }, Served>('show/pub/v5/show', { auth: 'public', read: served })
export const write = post<{ n: number }, Served>('trade/buyer/order/v5/create_order', { auth: 'buyer', read: served })
export const subscribe = get<{ n: number }, Served>('show/buyer/v3/shows/subscribe', {
  auth: 'buyer',
  changesState: true,
  read: served,
})
const renew = post<{ refreshToken: string }, unknown>('user/pub/v3/refresh_token', {
  auth: 'public',
  importance: 'critical',
  read: (data) => data,
})

/** The outcome of a token refresh. */
export type RefreshFate = 'granted' | 'refused' | 'offline' | 'broken' | 'portal'

const FAILED: Record<Exclude<RefreshFate, 'granted'>, HttpAnswer> = {
  refused: refused(SESSION_CODES.loginExpired),
  offline: { kind: 'offline' },
  broken: { kind: 'answered', status: 502, headers: {}, body: '' },
  portal: { kind: 'answered', status: 200, headers: {}, body: '<html>log in to this wifi</html>' },
}

interface Login {
  user: string
  over: boolean
}

/**
 * Creates a gateway whose logins and tokens expire, a buyer who logs in and out, and the real client between them.
 * @param pause waits before a request or a response is delivered; called with its name
 */
export const sessionWorld = (pause: (what: string) => Promise<void>, fate: () => RefreshFate = () => 'granted') => {
  let serial = 0
  const access = new Map<string, Login>()
  const renewals = new Map<string, Login>()
  /** Access tokens of all renewal requests, in the order of the requests. Includes requests that were refused. */
  const asked: string[] = []
  /** Calls that changed data, one entry for each execution. */
  const changed: Served[] = []

  const issue = (login: Login) => {
    serial += 1
    const tokens = { accessToken: `access-${serial}`, refreshToken: `refresh-${serial}` }
    access.set(tokens.accessToken, login)
    renewals.set(tokens.refreshToken, login)
    return tokens
  }

  const serve = ({ url, headers, query, body }: HttpRequest): HttpAnswer => {
    const token = headers?.['access-token'] ?? ''
    if (url === renew.path) {
      asked.push(token)
      const outcome = fate()
      if (outcome !== 'granted') return FAILED[outcome]
      const login = renewals.get(String((body as { refreshToken?: unknown }).refreshToken))
      return !login || login.over ? refused(SESSION_CODES.loginExpired) : success(issue(login))
    }
    const login = access.get(token)
    if (token && !login) return refused(SESSION_CODES.tokenExpired)
    const answer = { user: login?.user ?? '', n: Number(query?.n ?? (body as { n?: unknown } | undefined)?.n) }
    if (url === write.path || url === subscribe.path) changed.push(answer)
    return success(answer)
  }

  const world = harness(async (request) => {
    await pause('request')
    const answer = serve(request)
    await pause('answer')
    return answer
  })
  const { client, deps, account, sent } = world
  /** Tokens of the logins that the client ended. */
  const loggedOut: string[] = []
  let refreshToken = ''

  const forget = () => {
    Object.assign(account, { token: '', userId: '' })
    refreshToken = ''
  }
  deps.logout.mockImplementation(() => {
    if (account.token) loggedOut.push(account.token)
    forget()
  })
  deps.persistTokens.mockImplementation((tokens: { accessToken?: string; refreshToken?: string }) => {
    account.token = tokens.accessToken ?? account.token
    refreshToken = tokens.refreshToken ?? refreshToken
  })
  deps.refresh.mockImplementation(async () => {
    if (!refreshToken) throw new RequestError({ kind: 'auth', statusCode: SESSION_CODES.loginExpired })
    await client.call(renew, { refreshToken }, { skipAuthHandling: true, silent: true })
  })

  const take = (login: Login) => {
    const tokens = issue(login)
    Object.assign(account, { token: tokens.accessToken, userId: login.user })
    refreshToken = tokens.refreshToken
  }
  const login = (user: string) => take({ user, over: false })
  login('ann')

  return {
    client,
    deps,
    account,
    asked,
    changed,
    loggedOut,
    login,
    /** Logs the buyer out. A gateway that is notified ends the login. */
    leave: () => {
      const own = renewals.get(refreshToken)
      if (own) own.over = true
      forget()
    },
    /** Makes every access token expire that was issued so far. Tokens that are issued later are valid. */
    expire: () => access.clear(),
    /** Stores newer tokens of the same login, as if another tab had renewed them. */
    replace: () => {
      const own = renewals.get(refreshToken)
      if (own) take(own)
    },
    /** Returns how many requests were sent for the call with this number. */
    sendings: (n: number) =>
      sent.filter(({ query, body }) => Number(query?.n ?? (body as { n?: unknown } | undefined)?.n) === n).length,
  }
}
