import { catalogue } from '../support/catalogue'
import { runSeed } from '../support/scope'
import { START, useGateway } from './support/gateway'
import { judge } from './support/fuzz/answer'
import { fuzzer, type FuzzRequest } from './support/fuzz/request'
import { type FuzzRoute, routesOf } from './support/fuzz/routes'
import { seeded } from './support/mutations'
import { samples } from './support/samples'

/** Number of requests in this test. `npm run fuzz` sends 20,000. */
const COUNT = Number(process.env.FOYER_FUZZ ?? 300)
/** Seed of the random requests; the same seed reproduces a failure. */
const SEED = runSeed()
const AT_ONCE = 12
/** Sandbox tools that affect all later responses. They run one at a time, and the test reverts their effect. */
const CHANGES_ALL = /^\/console\/api\/(?:faults|clock|reset)/
/** The tool that restores the seed data. */
const RESET = '/console/api/reset'

jest.setTimeout(300_000 + COUNT * 60)

const test = useGateway(undefined, { trustedProxies: ['127.0.0.1'] })
let token = ''
const valid = new Map<string, Record<string, unknown>>()
const random = seeded(SEED)

/** Logs in without a one-time code, because the random requests use up the codes. */
const newToken = async () => (await test.gateway.context.tokens.signIn('U1001')).accessToken

const keyOf = ({ method, url }: FuzzRoute): string => `${method} ${url.replace(/:\w+/g, ':')}`

beforeAll(async () => {
  for (const [name, sample] of Object.entries(samples)) {
    const call = catalogue[name]
    const params = (typeof sample === 'function' ? await sample(test) : sample) as Record<string, unknown>
    if (call) valid.set(keyOf({ method: call.method, url: `/${call.path.replace(/\{(\w+)\}/g, ':$1')}` }), params)
  }
  token = await newToken()
})

const lineOf = ({ method, path, headers, body }: FuzzRequest): string =>
  JSON.stringify({ method, path, headers, body }).slice(0, 1500)

it(`handles ${COUNT} mutated requests over all routes with no crash (seed ${SEED})`, async () => {
  const { app, context, port, url } = test.gateway
  const routes = routesOf(app)
  expect(routes.length).toBeGreaterThan(100)
  const make = fuzzer({
    random,
    host: new URL(url).host,
    token: () => token,
    valid: (route) => valid.get(keyOf(route)) ?? {},
  })
  const repeated = routes.filter((route) => route.url !== RESET)
  const requests = Array.from({ length: Math.max(COUNT, routes.length) }, (_, at) =>
    make(routes[at] ?? (repeated[at % repeated.length] as FuzzRoute)),
  )
  const faults: string[] = []
  const statuses: Record<string, number> = {}
  const send = async (request: FuzzRequest): Promise<void> => {
    const { fault, status } = await judge(port, request)
    statuses[status] = (statuses[status] ?? 0) + 1
    if (fault) faults.push(`${fault}: ${lineOf(request)}`)
  }
  const [alone, together] = [
    requests.filter(({ path }) => CHANGES_ALL.test(path)),
    requests.filter(({ path }) => !CHANGES_ALL.test(path)),
  ]
  let next = 0
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < together.length) {
        // Logs in regularly, because some requests log the buyer out.
        if (next % 1000 === 999) token = await newToken()
        await send(together[next++] as FuzzRequest)
      }
    }),
  )
  for (const request of alone) {
    await send(request)
    context.faults?.clear()
    await test.clock.set(START)
  }
  if (process.env.FOYER_FUZZ)
    process.stdout.write(
      `${JSON.stringify({ bench: 'fuzz', requests: requests.length, routes: routes.length, seed: SEED, statuses, faults: faults.length })}\n`,
    )
  expect(faults.slice(0, 20)).toEqual([])
  expect(Object.prototype).not.toHaveProperty('polluted')
  expect((await test.ask('home/pub/v5/layouts?page=HOME&cityId=BL1106')).body.statusCode).toBe(200)
})
