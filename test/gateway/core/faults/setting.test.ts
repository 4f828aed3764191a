import { startGateway } from '../../../../scripts/gateway/core/server'
import { START, useGateway } from '../../support/gateway'
import { seededImage } from '../../support/native/image'
import { clearFaults, faultsOf, injectFault } from '../../support/inject-fault'

const test = useGateway()
afterEach(() => clearFaults(test))

const ROUTE = '/home/pub/v3/shops/get'
const drop = { kind: 'drop' } as const
const code = (statusCode: number) => ({ kind: 'code', statusCode }) as const
const shop = async (method = 'GET') => (await test.ask('home/pub/v3/shops/get', { method })).body.statusCode

describe('the settings of faults', () => {
  it('are listed in order, and are removed one by one or all together', async () => {
    const first = await injectFault(test, { route: ROUTE, method: 'GET', times: 3, answer: code(1) })
    const second = await injectFault(test, { route: '*', answer: { kind: 'mode', mode: 9 } })
    await shop()
    expect(await faultsOf(test)).toEqual([
      {
        id: first,
        method: 'GET',
        route: ROUTE,
        times: 3,
        answer: code(1),
        setAt: expect.any(Number),
        used: 1,
        holding: 0,
      },
      {
        id: second,
        method: null,
        route: '*',
        times: null,
        answer: { kind: 'mode', mode: 9 },
        setAt: expect.any(Number),
        used: 0,
        holding: 0,
      },
    ])
    expect((await test.ask(`console/api/faults/${first}`, { method: 'DELETE' })).body.statusCode).toBe(200)
    expect((await test.ask(`console/api/faults/${first}`, { method: 'DELETE' })).status).toBe(404)
    await clearFaults(test)
    expect(await faultsOf(test)).toEqual([])
    expect(await shop()).toBe(200)
  })

  it('apply in order, with settings for one route before settings for all routes', async () => {
    await injectFault(test, { route: '*', answer: code(1) })
    await injectFault(test, { route: ROUTE, times: 1, answer: code(2) })
    await injectFault(test, { route: ROUTE, times: 1, answer: code(3) })
    expect([await shop(), await shop(), await shop()]).toEqual([2, 3, 1])
  })

  it('apply exactly the specified number of times, even to concurrent requests', async () => {
    await injectFault(test, { route: ROUTE, times: 7, answer: code(5) })
    const codes = await Promise.all(Array.from({ length: 30 }, () => shop()))
    expect(codes.filter((each) => each === 5)).toHaveLength(7)
    expect(await faultsOf(test)).toEqual([])
  })

  it('apply only to the specified HTTP method', async () => {
    const path = 'user/buyer/v3/user/addresses'
    const token = (await test.signIn()).accessToken
    await injectFault(test, { route: `/${path}`, method: 'POST', answer: code(5) })
    const read = await test.ask(path, { token })
    const written = await test.ask(path, { method: 'POST', body: {}, token })
    expect([read.body.statusCode, written.body.statusCode]).toEqual([200, 5])
  })

  it('never apply to the console, pages, pictures or preflight requests', async () => {
    await injectFault(test, { route: '*', answer: drop })
    const statuses = await Promise.all(
      ['/console', '/console/api/clock', '/media/shop/logo.svg', '/sandbox/cashier/P1'].map(
        async (path) => (await fetch(`${test.gateway.url}${path}`)).status,
      ),
    )
    expect(statuses).toEqual([200, 200, 200, 404])
    const asked = await fetch(`${test.gateway.url}${ROUTE}`, {
      method: 'OPTIONS',
      headers: { origin: 'http://shop.example', 'access-control-request-method': 'GET' },
    })
    expect(asked.status).toBe(204)
    expect((await test.ask('home/pub/v9/nothing')).status).toBe(404)
  })

  it('allow other origins to read the response of a fault', async () => {
    await injectFault(test, { route: ROUTE, answer: { kind: 'http', status: 461 } })
    const { headers } = await test.ask('home/pub/v3/shops/get', { headers: { origin: 'http://shop.example' } })
    expect(headers.get('access-control-allow-origin')).toBe('http://shop.example')
    expect(headers.get('server-time')).toMatch(/^\d{13}$/)
  })

  it('include a list of all routes by method and pattern', async () => {
    const { data } = (await test.ask('console/api/routes')).body
    expect(data).toContainEqual({ method: 'POST', route: '/trade/buyer/order/v5/create_order' })
    expect(data).toContainEqual({ method: 'GET', route: '/show/pub/v5/show/:showId/static' })
    expect(data.filter(({ route }: { route: string }) => /console|sandbox|media|\*/.test(route))).toEqual([])
    expect(new Set(data.map(({ method, route }: Record<string, string>) => `${method} ${route}`)).size).toBe(
      data.length,
    )
  })

  it('are shown with affected requests in the request log', async () => {
    await injectFault(test, { route: ROUTE, times: 1, answer: code(5) })
    await shop()
    await shop()
    const { data } = (await test.ask('console/api/requests')).body
    expect(data.slice(0, 2).map(({ fault }: { fault?: string }) => fault)).toEqual([undefined, 'code'])
  })
})

describe('an invalid fault setting', () => {
  const on = (answer: unknown, more: object = {}) => ({ route: ROUTE, answer, ...more })
  it.each([
    ['nothing', {}, 'route'],
    ['no answer', { route: ROUTE }, 'answer'],
    ['an unknown route', { route: '/no/such', answer: drop }, 'route'],
    ['a method that the route does not have', on(drop, { method: 'PUT' }), 'route'],
    ['a method in lower case', on(drop, { method: 'get' }), 'method'],
    ['an unknown kind', on({ kind: 'explode' }), 'answer.kind'],
    ['no times', on(drop, { times: 0 }), 'times'],
    ['a text as the number of times', on(drop, { times: 'often' }), 'times'],
    ['a mode without a number', on({ kind: 'mode' }), 'mode'],
    ['a negative mode', on({ kind: 'mode', mode: -1 }), 'mode'],
    ['a picture with an http address', on({ kind: 'mode', mode: 2, iconUrl: 'http://a.example/b.png' }), 'iconUrl'],
    ['a picture with a script address', on({ kind: 'mode', mode: 2, iconUrl: 'javascript:alert(1)' }), 'iconUrl'],
    ['a code as text', on({ kind: 'code', statusCode: 'soldOut' }), 'statusCode'],
    ['an HTTP status of a success', on({ kind: 'http', status: 200 }), 'status'],
    ['a status too large', on({ kind: 'http', status: 1000 }), 'status'],
    ['an unknown body', on({ kind: 'http', status: 500, body: 'picture' }), 'body'],
    ['a delay of 0', on({ kind: 'delay', ms: 0 }), 'ms'],
    ['a delay of days', on({ kind: 'delay', ms: 1e9 }), 'ms'],
    ['unknown garbage', on({ kind: 'garbage', form: 'xml' }), 'form'],
    ['a queue without a rate', on({ kind: 'queue', ahead: 1, tells: 'all' }), 'ratePerMinute'],
    ['a queue that does not move', on({ kind: 'queue', ahead: 1, ratePerMinute: 0, tells: 'all' }), 'ratePerMinute'],
    ['a negative number ahead', on({ kind: 'queue', ahead: -1, ratePerMinute: 1, tells: 'all' }), 'ahead'],
    [
      'a queue with an unknown value of `tells`',
      on({ kind: 'queue', ahead: 1, ratePerMinute: 1, tells: 'lies' }),
      'tells',
    ],
  ])('is rejected: %s', async (_name, body, field) => {
    const answer = await test.ask('console/api/faults?lang=en', { method: 'POST', body })
    expect({ status: answer.status, code: answer.body.statusCode }).toEqual({ status: 400, code: 400 })
    expect(answer.body.comments).toContain(`Please check ${field}:`)
    expect(await faultsOf(test)).toEqual([])
  })

  it('is rejected as the 101st fault', async () => {
    const set = () => test.ask('console/api/faults', { method: 'POST', body: { route: ROUTE, answer: drop } })
    for (let done = 0; done < 100; done += 1) await set()
    expect((await set()).status).toBe(400)
  })

  it('is rejected if another site in the same browser sends it', async () => {
    const headers = { origin: 'http://evil.example' }
    const id = await injectFault(test, { route: ROUTE, answer: drop })
    const statuses = await Promise.all([
      test.ask('console/api/faults', { method: 'POST', headers, body: { route: '*', answer: drop } }),
      test.ask('console/api/faults', { method: 'DELETE', headers }),
      test.ask(`console/api/faults/${id}`, { method: 'DELETE', headers }),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403])
    expect(await faultsOf(test)).toHaveLength(1)
  })

  it('is rejected by a gateway without the sandbox', async () => {
    const real = await startGateway({ sandbox: false, image: await seededImage(START, false), logLevel: 'silent' })
    const statuses = await Promise.all(
      [
        ['GET', '/console'],
        ['GET', '/console/api/faults'],
        ['GET', '/console/api/routes'],
        ['POST', '/console/api/faults'],
        ['DELETE', '/console/api/faults'],
        ['DELETE', '/console/api/faults/1'],
      ].map(async ([method, path]) => (await fetch(`${real.url}${path}`, { method })).status),
    )
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404])
    expect(real.context.faults).toBeNull()
    expect((await fetch(`${real.url}${ROUTE}`)).status).toBe(200)
    await real.close()
  })
})
