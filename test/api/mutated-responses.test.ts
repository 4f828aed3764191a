import fc from 'fast-check'
import { catalogue } from '../support/catalogue'
import { partOf, runSeed, shareOf } from '../support/scope'
import type { HttpAnswer } from '@/platform/transport/contract'
import { createClient } from '@/request/client'
import { RequestError } from '@/request/errors'
import { testGateway, type TestGateway } from '../gateway/support/gateway'
import { MUTATIONS, placesIn, putAt, seeded } from '../gateway/support/mutations'
import { sampleHeaders, samples } from '../gateway/support/samples'
import { answered, harness } from '../request/harness'
import { oddities } from './shape'

jest.setTimeout(300_000)

/** Seed that determines the mutated fields. To reproduce a failure, use the same seed. */
const SEED = runSeed()
/** Maximum number of mutated fields in one response. */
const MOST_PLACES = 25

/** Calls whose value is a map. The gateway chooses the keys of the map, so only the values are checked. */
const MAPS = new Set(['copywriting.copywriting'])

/** The gateway's real response to a call, and the value that the call's reader returns for this response. */
const real = new Map<string, { params: object; data: unknown; value: unknown }>()

/** Makes each call of the catalog once over HTTP with its sample parameters, and records the response. */
const record = async (test: TestGateway) => {
  const { accessToken } = await test.signIn()
  const { deps, account } = harness(() => ({ kind: 'failed' }))
  account.token = accessToken
  deps.persistTokens.mockImplementation(() => undefined)
  let body: unknown
  let beside: Record<string, string> | undefined
  const client = createClient({
    ...deps,
    send: async ({ method, url, query = {}, headers, body: sent }) => {
      const asked = Object.entries(query).map(([name, value]) => [name, String(value)])
      const address = `${url}?${new URLSearchParams(asked)}`
      const answer = await test.ask(address, { method, body: sent, headers: { ...headers, ...beside } })
      body = answer.body
      return { kind: 'answered', status: answer.status, headers: {}, body: answer.body }
    },
  })
  for (const [name, sample] of Object.entries(samples)) {
    const params = typeof sample === 'function' ? await sample(test) : sample
    beside = sampleHeaders[name]
    const value = await client.call(catalogue[name]!, params)
    real.set(name, { params, data: (body as { data: unknown }).data, value })
  }
}

beforeAll(async () => {
  const test = await testGateway()
  await record(test)
  await test.gateway.close()
})

type Outcome = { value: unknown } | { error: unknown } | 'nothing'

/**
 * Creates a client for the call. Returns a function that sends the call against a given response, and returns the
 * outcome.
 */
const setUp = (name: string) => {
  let answer: HttpAnswer = { kind: 'failed' }
  const { client, account } = harness(() => answer)
  return async (next: HttpAnswer): Promise<Outcome> => {
    answer = next
    Object.assign(account, { token: 'T1', userId: 'u1' })
    let outcome: Outcome = 'nothing'
    client.call(catalogue[name]!, real.get(name)!.params).then(
      (value) => (outcome = { value }),
      (error: unknown) => (outcome = { error }),
    )
    await new Promise((resolve) => setImmediate(resolve))
    return outcome
  }
}

const mayBeNothing = (name: string) => {
  try {
    return catalogue[name]!.read(null) === null
  } catch {
    return false
  }
}

/** Returns a description of the fault if the outcome is neither a value of the expected shape nor a RequestError. */
const faultOf = (name: string, outcome: Outcome): string | null => {
  if (outcome === 'nothing') return 'the call hangs'
  if ('error' in outcome) return outcome.error instanceof RequestError ? null : `threw ${String(outcome.error)}`
  const { value } = real.get(name)!
  // Null is a valid value for some calls only.
  if (outcome.value === null && value !== null) return mayBeNothing(name) ? null : 'nothing was read'
  const odd = MAPS.has(name)
    ? oddities(Object.values(outcome.value as object), Object.values(value as object))
    : oddities(outcome.value, value)
  return odd.length === 0 ? null : odd.slice(0, 3).join('; ')
}

const random = seeded(SEED)

/** Returns the paths of the fields to mutate: all top-level fields, and random deeper fields up to the maximum. */
const chosenPlaces = (data: unknown) => {
  const places = placesIn(data)
  const upper = places.filter((at) => at.length === 1)
  const lower = places.filter((at) => at.length > 1)
  while (upper.length + lower.length > MOST_PLACES && lower.length > 0)
    lower.splice(Math.floor(random() * lower.length), 1)
  return [...upper, ...lower]
}

const ENVELOPES: [string, unknown][] = [
  ['no status', { data: {} }],
  ['a status as text', { statusCode: 'fine', data: {} }],
  ['a status of null', { statusCode: null, data: {} }],
  ['a status that is a list', { statusCode: [200], data: {} }],
  ['a status that is enormous', { statusCode: 1e308 }],
  ['no data', { statusCode: 200 }],
  ...[9, 'toast', -1, 6, 1e308, null, {}, [], true].map((mode): [string, unknown] => [
    `mode ${JSON.stringify(mode)}`,
    { statusCode: 500, mode, comments: 7, subComments: [], actText: {}, errorCode: 5, iconUrl: 3, data: 1 },
  ]),
  ['null', null],
  ['nothing', undefined],
  ['text', '<html></html>'],
  ['a number', 7],
  ['a list', [{ statusCode: 200 }]],
]
const ENVELOPES_BY_STATUS = ENVELOPES.flatMap(([what, body]) =>
  [200, 204, 302, 469, 500, 0].map((status) => ({ what, body, status })),
)

describe(`invalid answers (seed ${SEED})`, () => {
  it('are based on a recorded answer to every call', () => {
    expect([...real.keys()].sort()).toEqual(Object.keys(catalogue).sort())
  })

  it.each(Object.keys(catalogue))('result in a valid value or a RequestError in the call %s', async (name) => {
    const receive = setUp(name)
    const { data } = real.get(name)!
    const faults: string[] = []
    const check = async (what: string, answer: HttpAnswer) => {
      const found = faultOf(name, await receive(answer))
      if (found) faults.push(`${what}: ${found}`)
    }
    await check('as it was', answered({ statusCode: 200, data }))
    const places = chosenPlaces(data).flatMap((at) => MUTATIONS.map((mutation) => ({ at, ...mutation })))
    for (const { at, what, value } of partOf(places))
      await check(`${at.join('.')}: ${what}`, answered({ statusCode: 200, data: putAt(data, at, value) }))
    for (const { what, value } of partOf(MUTATIONS))
      await check(`data: ${what}`, answered(putAt({ statusCode: 200, data }, ['data'], value)))
    for (const { what, body, status } of partOf(ENVELOPES_BY_STATUS))
      await check(`${what}, HTTP ${status}`, answered(body, {}, status))
    expect(faults).toEqual([])
  })

  it.each(Object.keys(catalogue))(
    'cause no error other than a RequestError in the call %s for random JSON',
    async (name) => {
      const receive = setUp(name)
      const odd = async (body: unknown) => expect(faultOf(name, await receive(answered(body)))).toBeNull()
      await fc.assert(
        fc.asyncProperty(fc.jsonValue(), async (data) => odd({ statusCode: 200, data })),
        { numRuns: shareOf(40) },
      )
      await fc.assert(
        fc.asyncProperty(fc.jsonValue(), async (body) => odd(body)),
        { numRuns: shareOf(20) },
      )
    },
  )
})
