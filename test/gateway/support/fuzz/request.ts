import type { FuzzRoute } from './routes'
import { FORWARDED, HOSTILE, HOSTILE_BODIES, HOSTILE_JSON, HOSTS, READ_HEADERS } from './hostile'

/** A raw HTTP request. */
export interface FuzzRequest {
  route: FuzzRoute
  method: string
  path: string
  headers: readonly (readonly [name: string, value: string])[]
  /** The body as Latin-1 text: each character is one byte. */
  body: string
}

type Fields = Readonly<Record<string, unknown>>

export interface FuzzFacts {
  random: () => number
  /** Host name of the gateway. */
  host: string
  token: () => string
  /** Returns valid parameters of a route, or an empty object for pages and tools. */
  valid: (route: FuzzRoute) => Fields
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE']

const utf8 = (text: string): string => Buffer.from(text).toString('latin1')
const inPath = (value: unknown): string =>
  encodeURIComponent(typeof value === 'object' ? JSON.stringify(value) : String(value))

/**
 * Creates a generator of requests for a route. It replaces parts of valid requests. The same random numbers produce the
 * same requests.
 */
export const fuzzer = ({ random, host, token, valid }: FuzzFacts) => {
  const chance = (share: number): boolean => random() < share
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T
  /** Returns a malicious part of a URL, in which characters that HTTP forbids are encoded. */
  const hostile = (): string => pick(HOSTILE).replace(/[^\x21-\x7e]/g, encodeURIComponent)

  const pathOf = (url: string, fields: Fields): string =>
    url.replace(/:(\w+)|\*/g, (_place, name: string = '') =>
      chance(0.3) || fields[name] === undefined ? hostile() : inPath(fields[name]),
    )

  const queryOf = (fields: Fields): string => {
    const pairs = Object.entries(fields).map(
      ([name, value]) => `${inPath(name)}=${chance(0.3) ? hostile() : inPath(value)}`,
    )
    if (chance(0.3)) pairs.push(`lang=${hostile()}`)
    if (chance(0.3))
      pairs.push(`${pick(['offset', 'length', 'lat', 'lng', 'cityId', 'since', 'count', 'level'])}=${hostile()}`)
    if (chance(0.2)) pairs.push(`${hostile()}=${hostile()}`)
    if (chance(0.1)) pairs.push(...pairs)
    return pairs.length > 0 ? `?${pairs.join('&')}` : ''
  }

  const json = (value: unknown): string => {
    if (chance(0.15)) return pick(HOSTILE_JSON)
    if (Array.isArray(value)) return `[${value.map(json).join(',')}]`
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
    const entries = Object.entries(value).flatMap(([name, each]) =>
      chance(0.05) ? [] : [`${JSON.stringify(chance(0.05) ? pick(HOSTILE) : name)}:${json(each)}`],
    )
    if (chance(0.1)) entries.push(`"${pick(['__proto__', 'constructor', 'toJSON', 'length'])}":${pick(HOSTILE_JSON)}`)
    return `{${entries.join(',')}}`
  }

  const bodyOf = (fields: Fields): [type: string, body: string] => {
    if (chance(0.2)) {
      const [type, body] = pick(HOSTILE_BODIES)
      return [type, body.includes('\xff') ? body : utf8(body)]
    }
    return ['application/json', utf8(json(fields))]
  }

  const headersOf = (): [string, string][] => {
    const headers: [string, string][] = []
    const named = chance(0.2) ? pick(HOSTS) : host
    if (named !== null) headers.push(['host', named])
    if (chance(0.03)) headers.push(['host', 'evil.example'])
    if (chance(0.8)) headers.push(['access-token', token()])
    // Each request has a new network address, so that rate limits do not hide the other checks.
    headers.push(['x-forwarded-for', `10.${Math.floor(random() * 256)}.${Math.floor(random() * 256)}.1`])
    if (chance(0.2)) headers.push(pick(FORWARDED) as [string, string])
    if (chance(0.3)) headers.push([pick(READ_HEADERS), utf8(pick(HOSTILE))])
    return headers
  }

  return (route: FuzzRoute): FuzzRequest => {
    const fields = valid(route)
    const method = chance(0.05) ? pick(METHODS) : route.method
    const takesBody = method === 'POST' || method === 'PUT' || method === 'PATCH' || chance(0.03)
    const [type, body] = takesBody ? bodyOf(fields) : ['', '']
    const headers: [string, string][] = [...headersOf(), ['connection', 'close']]
    if (takesBody) headers.push(['content-type', type], ['content-length', String(body.length)])
    return { route, method, path: pathOf(route.url, fields) + queryOf(takesBody ? {} : fields), headers, body }
  }
}
