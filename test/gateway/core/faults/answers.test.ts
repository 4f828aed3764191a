import type { FaultAnswer } from '../../../../scripts/gateway/core/faults/kinds'
import { testGateway, useGateway } from '../../support/gateway'
import { clearFaults, faultsOf, injectFault } from '../../support/inject-fault'

const test = useGateway()
afterEach(() => clearFaults(test))

const ROUTE = '/home/pub/v3/shops/get'
const SHOW = '/show/pub/v5/show/:showId/static'

const get = async (path: string, headers?: Record<string, string>) => {
  const response = await fetch(`${test.gateway.url}${path}`, { headers })
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}

const set = (answer: FaultAnswer, more: object = {}) => injectFault(test, { route: ROUTE, answer, ...more })

describe('the fault that returns business responses', () => {
  const MODES: [number, string][] = [
    [0, 'That did not work'],
    [1, 'That was a little too fast; please try again shortly'],
    [2, 'The notes on buying tickets for this show have changed; please read them'],
    [3, 'Please log in to go on'],
    [4, 'This session is no longer on sale; please go back and choose another'],
    [5, 'Many people are buying right now; please wait a moment'],
    [8, 'The show has changed; this is how it stands now'],
    [9, 'Many people are here right now; please wait a moment'],
    [10, 'That did not work; please try again'],
    [11, 'The tier you chose has changed; please choose again'],
    [6, 'Something went wrong'],
    [77, 'Something went wrong'],
  ]

  it.each(MODES)('maps the mode %i to the English text “%s”', async (mode, comments) => {
    await set({ kind: 'mode', mode })
    const { status, body } = await test.ask(`home/pub/v3/shops/get?lang=en`)
    expect({ status, body }).toEqual({ status: 200, body: { statusCode: 22030602, comments, mode, data: null } })
  })

  it('uses the language of the request', async () => {
    await set({ kind: 'mode', mode: 3 })
    const said = await Promise.all(
      ['zh', 'zh-MO'].map(async (lang) => (await test.ask(`home/pub/v3/shops/get?lang=${lang}`)).body.comments),
    )
    expect(said).toEqual(['请登录后继续购票', '請登入後繼續購票'])
  })

  it('contains the specified fields', async () => {
    const given = {
      mode: 2,
      statusCode: 22030301,
      comments: 'Gone',
      subComments: 'Really',
      actText: 'See others',
      errorCode: 'RE1',
      iconUrl: 'https://pictures.example/a.png',
      data: { left: [1, { two: null }] },
    }
    await set({ kind: 'mode', ...given })
    expect((await test.ask('home/pub/v3/shops/get')).body).toEqual(given)
  })

  it.each([
    [22030301, '余票不足'],
    [10002008, '这台设备的登录已被结束，请重新登录'],
    [99999999, '由沙盒控制台设定的回应'],
    // The regular text of this code contains a placeholder for a number.
    [22030303, '由沙盒控制台设定的回应'],
    [200, ''],
  ])('returns code %i and no mode', async (statusCode, comments) => {
    await set({ kind: 'code', statusCode })
    const { status, body } = await test.ask('home/pub/v3/shops/get')
    expect({ status, body }).toEqual({ status: 200, body: { statusCode, comments, data: null } })
  })
})

describe('the fault that returns HTTP statuses', () => {
  it.each([400, 403, 405, 418, 429, 461, 469, 500, 504, 999])('returns status %i with an envelope', async (status) => {
    await set({ kind: 'http', status })
    const answer = await get(ROUTE)
    expect(answer).toMatchObject({ status, type: 'application/json; charset=utf-8' })
    expect(JSON.parse(answer.text)).toEqual({ statusCode: status, comments: '由沙盒控制台设定的回应', data: null })
  })

  it.each([
    ['empty', 'text/plain; charset=utf-8', ''],
    ['html', 'text/html; charset=utf-8', expect.stringContaining('<h1>504</h1>')],
  ] as const)('returns a body of the kind “%s”', async (body, type, text) => {
    await set({ kind: 'http', status: 504, body })
    expect(await get(ROUTE)).toEqual({ status: 504, type, text })
  })
})

describe('the fault that returns invalid responses', () => {
  it.each([
    ['html', 'text/html; charset=utf-8', /^<!doctype html>/],
    ['json-cut', 'application/json; charset=utf-8', /^\{"statusCode":200.*"id":"$/],
    ['empty', 'application/json; charset=utf-8', /^$/],
    ['null-data', 'application/json; charset=utf-8', /^\{"statusCode":200,"comments":"","data":null\}$/],
  ] as const)('returns the invalid form “%s”', async (form, type, text) => {
    await set({ kind: 'garbage', form })
    expect(await get(ROUTE)).toEqual({ status: 200, type, text: expect.stringMatching(text) })
  })

  it('returns values of other types under the same keys', async () => {
    const { data: right } = (await test.ask('show/pub/v5/show/S1001/static')).body
    await injectFault(test, { route: SHOW, answer: { kind: 'garbage', form: 'wrong-types' } })
    const { data: wrong } = (await test.ask('show/pub/v5/show/S1001/static')).body
    const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value)
    expect(Object.keys(wrong)).toEqual(Object.keys(right))
    for (const key of Object.keys(right)) expect([key, kindOf(wrong[key])]).not.toEqual([key, kindOf(right[key])])
  })

  it('returns list entries that have other types', async () => {
    await injectFault(test, { route: '/pub/v1/countries', answer: { kind: 'garbage', form: 'wrong-types' } })
    const { data } = (await test.ask('pub/v1/countries')).body
    expect(data.slice(0, 3)).toEqual([7, 'a word', null])
  })

  it('leaves refused responses unchanged', async () => {
    await injectFault(test, { route: SHOW, answer: { kind: 'garbage', form: 'wrong-types' } })
    expect((await test.ask('show/pub/v5/show/S0000/static')).body).toMatchObject({ statusCode: 404, data: null })
  })
})

describe('the fault that delays a response or closes the connection', () => {
  it('delays a response, and does not change its content', async () => {
    await set({ kind: 'delay', ms: 300 })
    const began = Date.now()
    expect((await test.ask('home/pub/v3/shops/get')).body.statusCode).toBe(200)
    expect(Date.now() - began).toBeGreaterThanOrEqual(299)
  })

  it('closes the connection without a response, and logs it', async () => {
    await set({ kind: 'drop' })
    await expect(get(ROUTE)).rejects.toThrow()
    const { data } = (await test.ask('console/api/requests')).body
    expect(data[0]).toMatchObject({ route: ROUTE, status: 0, code: null, fault: 'drop' })
  })

  const held = async () => {
    while (!(await faultsOf(test)).some(({ holding }) => holding > 0)) await new Promise((wait) => setTimeout(wait, 5))
  }

  it('holds a request until the fault is removed, then responds', async () => {
    const id = await set({ kind: 'hang' })
    const answer = get(ROUTE)
    await held()
    expect(await Promise.race([answer, new Promise((wait) => setTimeout(wait, 100, 'still'))])).toBe('still')
    await test.ask(`console/api/faults/${id}`, { method: 'DELETE' })
    expect((await answer).status).toBe(200)
  })

  it('holds only the specified number of requests', async () => {
    await set({ kind: 'hang' }, { times: 1 })
    const left = new AbortController()
    const answer = fetch(`${test.gateway.url}${ROUTE}`, { signal: left.signal })
    await held()
    expect((await get(ROUTE)).status).toBe(200)
    left.abort()
    await expect(answer).rejects.toThrow()
    while ((await faultsOf(test)).length > 0) await new Promise((wait) => setTimeout(wait, 5))
  })

  it('does not prevent the gateway from closing while a request is held', async () => {
    const other = await testGateway()
    await injectFault(other, { route: ROUTE, answer: { kind: 'hang' } })
    const answer = fetch(`${other.gateway.url}${ROUTE}`).then(
      ({ status }) => status,
      () => 'cut',
    )
    while (!(await faultsOf(other)).some(({ holding }) => holding > 0)) await new Promise((wait) => setTimeout(wait, 5))
    await other.gateway.close()
    expect(await answer).toBe(200)
  })
})
