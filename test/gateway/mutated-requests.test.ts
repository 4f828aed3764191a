import { catalogue } from '../support/catalogue'
import { partOf, runSeed } from '../support/scope'
import { useGateway } from './support/gateway'
import { ABSENT, inAddress, MARK, MUTATIONS, type Path, placesIn, putAt, seeded, written } from './support/mutations'
import { samples } from './support/samples'

/**
 * Seed that selects the mutations which are also sent by visitors and with invalid tokens. The same seed reproduces a
 * failure.
 */
const SEED = runSeed()
/** Share of the mutations that are also sent by visitors and with invalid tokens, 0 to 1. */
const SHARE_OF_OTHERS = 1 / 8

const test = useGateway()
let token: string
const valid: Record<string, Record<string, unknown>> = {}
let logged = ''
const random = seeded(SEED)

/** Redirects the gateway's log to `logged`. */
const listen = () => {
  const { log } = test.gateway.app
  const stream = Object.getOwnPropertySymbols(log).find(({ description }) => description === 'pino.stream')
  if (!stream) throw new Error('The logger has no stream.')
  Object.assign((log as unknown as Record<symbol, object>)[stream]!, {
    write: (line: string) => {
      logged += line
      return true
    },
  })
  log.level = 'trace'
}

beforeAll(async () => {
  token = (await test.signIn()).accessToken
  for (const [name, sample] of Object.entries(samples))
    valid[name] = (typeof sample === 'function' ? await sample(test) : sample) as Record<string, unknown>
  listen()
})

interface Sent {
  what: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  payload?: string
}

/** Encodes a value for a URL. An unpaired surrogate becomes its own bytes, which are invalid UTF-8. */
const encoded = (value: string) =>
  encodeURIComponent(inAddress(value).replace(/\ud800/g, '\ue000')).replace(/%EE%80%80/g, '%ED%A0%80')

const word = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

const inQuery = ([name, value]: [string, unknown]): string[] => {
  if (value === undefined) return []
  const values: unknown[] = Array.isArray(value) ? value : [value]
  return values.map((each) => `${encoded(name)}=${encoded(word(each))}`)
}

/** Builds the request of a declared call with these parameters as the client does, but without the client's checks. */
const request = (name: string, params: Record<string, unknown>, what: string): Sent => {
  const { method, path, query = [] } = catalogue[name]!
  const rest = new Map(Object.entries(params))
  const filled = path.replace(/\{(\w+)\}/g, (_place, key: string) => {
    const value = rest.get(key)
    rest.delete(key)
    return encoded(word(value))
  })
  const hasBody = method === 'POST' || method === 'PUT'
  const asked = [...rest].filter(([key]) => !hasBody || query.includes(key)).flatMap(inQuery)
  const body = Object.fromEntries([...rest].filter(([key]) => !query.includes(key)))
  return {
    what,
    method,
    url: `/${filled}${asked.length > 0 ? `?${asked.join('&')}` : ''}`,
    ...(hasBody ? { payload: written(body) } : {}),
  }
}

const BODIES: [string, string][] = [
  ['a list', '[]'],
  ['null', 'null'],
  ['a number', '1'],
  ['text', `"${MARK}"`],
  ['nothing', ''],
  ['an own prototype', `{"__proto__":{"${MARK}":1}}`],
  ['an own constructor', `{"constructor":{"prototype":{"${MARK}":1}}}`],
  ['a nest that fills it', '['.repeat(120_000) + ']'.repeat(120_000)],
  ['a nest under a name', `{"${MARK}":${'['.repeat(120_000)}${']'.repeat(120_000)}}`],
  ['too much', JSON.stringify({ [MARK]: 'x'.repeat(300_000) })],
]

const mutated = (name: string): Sent[] => {
  const params = valid[name]!
  const one = (at: Path) =>
    MUTATIONS.map(({ what, value }) =>
      request(name, putAt(params, at, value) as Record<string, unknown>, `${at.join('.')}: ${what}`),
    )
  const whole = request(name, params, 'the body')
  const cut = whole.payload === undefined ? [] : [['cut short', whole.payload.slice(0, -1)] as [string, string]]
  const bodies = whole.payload === undefined ? [] : [...BODIES, ...cut]
  return [
    ...placesIn(params).flatMap(one),
    request(name, { ...params, __proto__: undefined, [MARK]: MARK }, 'a field too many'),
    { ...whole, what: 'all missing', url: whole.url.split('?')[0]!, ...(whole.payload ? { payload: '{}' } : {}) },
    ...bodies.map(([what, payload]) => ({ ...whole, what: `the body: ${what}`, payload })),
  ]
}

let turn = 0
/** Returns a new network address for each request, so that rate limits do not hide the other checks. */
const nextAddress = () => {
  turn += 1
  return `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`
}

/**
 * Returns the fault of a response. Returns null if the response is an envelope with a message, and does not report an
 * internal error of the gateway.
 */
const fault = async ({ method, url, payload }: Sent, as: string): Promise<string | null> => {
  const answer = await test.gateway.app.inject({
    method,
    url,
    payload,
    remoteAddress: nextAddress(),
    headers: { 'access-token': as, ...(payload === undefined ? {} : { 'content-type': 'application/json' }) },
  })
  const said = answer.body.slice(0, 200)
  if (answer.statusCode >= 500) return `${answer.statusCode} ${said}`
  try {
    const { statusCode, comments } = JSON.parse(answer.body) as { statusCode?: unknown; comments?: unknown }
    const isEnvelope = Number.isInteger(statusCode) && typeof comments === 'string'
    return isEnvelope && (statusCode === 200 || comments !== '') ? null : `no comments: ${said}`
  } catch {
    return `no JSON: ${said}`
  }
}

const CALLERS = { buyer: () => token, visitor: () => '', garbled: () => `${token.slice(0, -8)}${MARK}` }

describe(`invalid requests (seed ${SEED})`, () => {
  it.each(Object.keys(catalogue))(
    'to %s get a response with a message, and never cause an internal error',
    async (name) => {
      const faults: string[] = []
      for (const sent of partOf(mutated(name))) {
        for (const [who, as] of Object.entries(CALLERS)) {
          if (who !== 'buyer' && random() > SHARE_OF_OTHERS) continue
          const found = await fault(sent, as())
          if (found) faults.push(`${who}, ${sent.what}: ${found}`)
        }
      }
      expect(faults).toEqual([])
    },
  )

  it('are not logged with their contents or the token', () => {
    expect(logged).toContain('"route":"/trade/buyer/order/v5/create_order"')
    const lines = logged.split('\n').filter((line) => line.includes(MARK) || line.includes(token))
    expect(lines.slice(0, 3)).toEqual([])
  })

  it('leave the gateway able to serve an ordinary call', async () => {
    const { status, body } = await test.ask('home/pub/v5/layouts?page=HOME&cityId=BL1106')
    expect({ status, code: body.statusCode }).toEqual({ status: 200, code: 200 })
    expect(Object.prototype).not.toHaveProperty(MARK)
  })
})

describe('a request beyond the size limits of HTTP', () => {
  it.each([
    ['an address of 100,000 letters', `home/pub/v5/layouts?page=${'x'.repeat(100_000)}`, {}],
    ['a header of 100,000 letters', 'home/pub/v5/layouts?page=HOME', { 'risk-token': 'x'.repeat(100_000) }],
  ])('returns the standard response envelope: %s', async (_what, path, headers) => {
    const { status, body } = await test.ask(path, { headers })
    expect(status).toBe(431)
    expect(body).toMatchObject({ statusCode: 413, data: null })
    expect(body.comments).not.toBe('')
  })
})

describe('the mutations', () => {
  it('reach every field of a sample', () => {
    const sample = { items: [{ spu: { showId: 'S1' } }], n: 1 }
    expect(placesIn(sample).map((at) => at.join('.'))).toEqual([
      'items',
      'items.0',
      'items.0.spu',
      'items.0.spu.showId',
      'n',
    ])
    expect(putAt(sample, ['items', 0, 'spu', 'showId'], 7)).toEqual({ items: [{ spu: { showId: 7 } }], n: 1 })
    expect(putAt(sample, ['items', 0], ABSENT)).toEqual({ items: [], n: 1 })
    expect(putAt(sample, ['n'], ABSENT)).toEqual({ items: [{ spu: { showId: 'S1' } }] })
  })
})
