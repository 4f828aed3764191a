import { singleFlightBy } from '../../src/lib/single-flight'
import { type Language, toAddressLanguage } from '../../src/domain/languages'
import type { Call } from '../../src/request/call'
import { inTime } from './in-time'

/**
 * Sends a public GET request to the gateway. Rejects if there is no response.
 * @param address path with query, beginning with a slash
 */
export type Fetch = (address: string) => Promise<{ status: number; body: unknown }>

/** Sends a public call. Returns null if the gateway does not have the resource. Rejects for every other failure. */
export type Read = <Params extends object, Result>(
  call: Call<Params, Result>,
  params: Params,
  language: Language,
) => Promise<Result | null>

export interface PublicCall {
  call: Call<object, unknown>
  params: object
}

export const publicCall = <Params extends object>(call: Call<Params, unknown>, params: Params): PublicCall => ({
  call: call as Call<object, unknown>,
  params,
})

/** A response in the page, which the app uses instead of sending the request. */
export interface TakenAnswer {
  path: string
  /** Query as the app sends it, without the common parameters. */
  query: Readonly<Record<string, string>>
  body: unknown
}

export interface Reads {
  read: Read
  /** Returns the response of a call while it is fresh, else null. */
  fresh(call: PublicCall, language: Language): TakenAnswer | null
}

/** Age up to which a cached response is used, in ms. */
const TTL = 30_000
/** Age up to which a cached response is used if a new response takes longer than `AT_ONCE`, in ms. */
const STALE = 300_000
/** Maximum time to wait for a new response before a stale response is used, in ms. */
const AT_ONCE = 100
/** Maximum number of cached responses. Needed because addresses contain ids, and the number of ids is unlimited. */
const MAX_CACHED = 500

const SUCCESS = 200
const NOT_FOUND = 404

const partsOf = (call: Call<object, unknown>, params: object, language: Language) => {
  const rest = new Map(Object.entries(params).filter(([, value]) => value !== undefined && value !== ''))
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest.get(name))
    rest.delete(name)
    return encodeURIComponent(value)
  })
  const query = [...rest, ['lang', toAddressLanguage(language)]].map(([name, value]) => [name, String(value)] as const)
  return {
    path,
    query: Object.fromEntries(query),
    address: `/${path}?${new URLSearchParams(query.map((pair) => [...pair]))}`,
  }
}

/** Returns the `data` of a response, or null for a missing resource. Throws for any other failure. */
const dataOf = ({ status, body }: { status: number; body: unknown }, path: string): { data: unknown } | null => {
  const { statusCode, data } = (body ?? {}) as { statusCode?: unknown; data?: unknown }
  if (status === NOT_FOUND || statusCode === NOT_FOUND) return null
  if (status !== SUCCESS || statusCode !== SUCCESS) throw new Error(`${path} answered ${status}, ${String(statusCode)}`)
  return { data }
}

/**
 * Sends calls of the catalog (src/api) for pages. Uses each response for half a minute, and for five minutes if a new
 * response is slow. Parallel requests share one call, so that many visitors of a show cause only a few calls.
 * @param now returns the time in epoch ms
 */
export const createReads = (fetch: Fetch, now: () => number): Reads => {
  const cache = new Map<string, { at: number; answer: { data: unknown } | null }>()
  const load = singleFlightBy(async (address: string) => {
    const answer = dataOf(await fetch(address), address.split('?')[0])
    cache.delete(address)
    cache.set(address, { at: now(), answer })
    if (cache.size > MAX_CACHED) cache.delete([...cache.keys()][0])
    return answer
  })
  const answerOf = async (address: string): Promise<{ data: unknown } | null> => {
    const cached = cache.get(address)
    const age = cached ? now() - cached.at : Infinity
    if (!cached || age > STALE) return load(address)
    if (age <= TTL) return cached.answer
    // Ignores the failure, because the next page sends the request again.
    const renewed = load(address).then(
      (answer) => ({ answer }),
      () => null,
    )
    return ((await inTime(renewed, AT_ONCE)) ?? cached).answer
  }
  return {
    read: async (call, params, language) => {
      const answer = await answerOf(partsOf(call as Call<object, unknown>, params, language).address)
      return answer && call.read(answer.data)
    },
    fresh: ({ call, params }, language) => {
      const { path, query, address } = partsOf(call, params, language)
      const cached = cache.get(address)
      if (!cached?.answer || now() - cached.at > TTL) return null
      return { path, query, body: { statusCode: SUCCESS, data: cached.answer.data } }
    },
  }
}
