/*
 * Calls that the boot script in `src/index.html` starts before the application's scripts have loaded. They are stored
 * in `window.__foyerEarly` by path, and the web transport takes them instead of sending the request again. On a slow
 * connection this saves half a second, because the answer loads in parallel with the scripts.
 */

import { COMMON_PARAMS } from '@/domain/client-facts'

/** A response with its body, which is read while the scripts load. */
export interface ReadResponse {
  status: number
  headers: Readonly<Record<string, string>>
  text: string
  /** Time of its headers by the device's clock, epoch ms; null for one inside the page. */
  at: number | null
}

export const readResponse = async (response: Response): Promise<ReadResponse> => {
  const at = Date.now()
  const headers = Object.fromEntries(response.headers.entries())
  return { status: response.status, headers, text: await response.text(), at }
}

/** Creates the response of an answer inside the page. */
export const servedResponse = (text: string): ReadResponse => ({ status: 200, headers: {}, text, at: null })

/** A call in flight: its query and its answer. */
export interface EarlyCall {
  /** Only the parameters that change the answer: the language and the call's own. */
  query: Readonly<Record<string, string>>
  answer: Promise<ReadResponse>
}

declare global {
  interface Window {
    __foyerEarly?: Record<string, EarlyCall | undefined>
  }
}

/** Parameters of every request that do not change the answer of a public page. */
const NEUTRAL: ReadonlySet<string> = new Set(COMMON_PARAMS.filter((name) => name !== 'lang'))

const cacheKey = (query: Readonly<Record<string, string>>): string =>
  JSON.stringify(
    Object.entries(query)
      .filter(([name, value]) => value !== '' && !NEUTRAL.has(name))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )

/**
 * Returns the answer to a GET that the page started, or null without one or for another query. Each answer is returned
 * once, so that a second request is fresh.
 * @param path below the gateway, without a leading slash: `home/pub/v5/layouts`
 * @param query the request's whole query
 */
export const consumeEarlyCall = (
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<ReadResponse> | null => {
  const call = window.__foyerEarly?.[path]
  if (!call) return null
  delete window.__foyerEarly?.[path]
  return cacheKey(call.query) === cacheKey(query) ? call.answer : null
}
