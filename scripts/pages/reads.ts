import { singleFlightBy } from '../../src/lib/single-flight'
import { type Language, toAddressLanguage } from '../../src/domain/languages'
import type { Call } from '../../src/request/call'
import { inTime } from './in-time'

/**
 * Sends a public GET to the gateway. Rejects without a response.
 * @param address path with query, with a leading slash
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

/** A response that the app uses instead of a request. */
export interface TakenAnswer {
  path: string
  /** The query in the app's spelling, without its common parameters. */
  query: Readonly<Record<string, string>>
  body: unknown
}

export interface Reads {
  read: Read
  /** Returns the response of a call while it is fresh, else null. */
  fresh(call: PublicCall, language: Language): TakenAnswer | null
}

/** Time in which a response is used again, ms. */
const TTL = 30_000
/** Time in which it is used while a new one is slow, ms, instead of waiting for the gateway. */
const STALE = 300_000
/** Time to wait for a new response before using the stale one, ms. */
const AT_ONCE = 100
/** Maximum number of cached responses, because ids in addresses must not fill the memory. */
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
 * Sends calls of the catalogue (src/api) for pages. Each response is used for half a minute, and for five while a new
 * one is slow. It is requested once at a time, so that a crowd at one show costs the gateway a few calls.
 * @param now epoch ms
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
    // The next page repeats a failed request.
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
