import type { ClientFacts } from '../../src/domain/client-facts'
import { createServerClock, type ServerClock } from '../../src/lib/clock'
import type { HttpAnswer, Send } from '../../src/platform/transport/contract'
import { createStorage } from '../../src/platform/storage/store'
import { createClient } from '../../src/request/client'
import { isRequestError } from '../../src/request/errors'
import type { AnyCall } from '../contract/catalogue'

/** Session data that the storefront's stores hold in the app. Tokens never leave this object. */
export interface Session {
  userId: string
  accessToken: string
  refreshToken: string
  privilegeToken: string
  /** Tokens of the risk service, by show. */
  riskTokens: Map<string, string>
  merchantId: string
  appId: string
}

/** One HTTP exchange, and its result in the storefront's client. */
export interface Exchange {
  /** Answer to the request; null if the client did not send the request. */
  answer: HttpAnswer | null
  /** Time from sending to the complete response, ms. */
  ms: number
  /** True if the client's timeout expired. */
  timedOut: boolean
  /** Result of the call's reader, or undefined if the call failed. */
  value: unknown
}

export interface Probe {
  session: Session
  call(call: AnyCall, params: object): Promise<Exchange>
}

const clientFactsOf = ({ merchantId, appId }: Session): ClientFacts => ({
  lang: 'en',
  utcOffset: 480,
  channelId: '',
  terminalSrc: 'H5',
  src: 'WEB',
  merchantId,
  appId,
  preview: false,
})

const storage = () => {
  const values = new Map<string, string>()
  return createStorage({
    get: (name) => values.get(name),
    set: (name, text) => Boolean(values.set(name, text)),
    remove: (name) => void values.delete(name),
    names: () => [...values.keys()],
  })
}

const nothing = (): void => undefined

/**
 * Creates the storefront's own client with its parameters, headers and tokens. The client sends requests through
 * `send`. It opens no dialog, refreshes no token and repeats no call. Each result is therefore the gateway's first
 * response.
 */
export const createProbe = (send: Send, clock: ServerClock = createServerClock()): Probe => {
  const session: Session = {
    userId: '',
    accessToken: '',
    refreshToken: '',
    privilegeToken: '',
    riskTokens: new Map(),
    merchantId: '',
    appId: '',
  }
  let antiAbuse = ''
  let last: Pick<Exchange, 'answer' | 'ms'> = { answer: null, ms: 0 }
  const client = createClient({
    send: async (request) => {
      const from = performance.now()
      const answer = await send(request)
      last = { answer, ms: Math.round(performance.now() - from) }
      return answer
    },
    clock,
    storage: storage(),
    clientFacts: () => clientFactsOf(session),
    userId: () => session.userId,
    accessToken: () => session.accessToken,
    privilegeToken: () => session.privilegeToken,
    riskToken: (showId) => session.riskTokens.get(showId) ?? '',
    antiAbuse: { get: () => antiAbuse, set: (token) => void (antiAbuse = token) },
    persistTokens: (tokens) => void Object.assign(session, tokens),
    refresh: () => Promise.resolve(),
    logout: nothing,
    alert: nothing,
    shopClosed: nothing,
    log: nothing,
  })
  return {
    session,
    call: async (call, params) => {
      last = { answer: null, ms: 0 }
      try {
        const value = await client.call(call, params, { skipAuthHandling: true, silent: true })
        return { ...last, timedOut: false, value }
      } catch (error) {
        return { ...last, timedOut: isRequestError(error) && error.kind === 'timeout', value: undefined }
      }
    },
  }
}
