/** @jest-environment jsdom */
import fc from 'fast-check'
import type { HttpAnswer, Send } from '@/platform/transport/contract'
import { readResponse, servedResponse } from '@/platform/transport/early'
import { send as alipay } from '@/platform/transport/index.alipay'
import { send as bank, send as weapp } from '@/platform/transport/index'
import { send as h5 } from '@/platform/transport/index.h5'
import { enterAlipay } from '../hosts/fakes/alipay'
import { enterBank } from '../hosts/fakes/bank'
import { domError, enterWeb } from '../hosts/fakes/h5'
import type { NativeHost } from '../hosts/fakes/native-host'
import { enterWeapp } from '../hosts/fakes/weapp'
import { createAbort } from './support/abort'

jest.mock('@tarojs/taro', () => jest.requireActual<{ asModule: object }>('../hosts/fakes/taro').asModule)

/** The network of one host: the responses that it returns, and the requests that it received. */
interface Network {
  answers(status: number, headers: Record<string, string>, text: string): void
  breaks(how: 'timeout' | 'offline' | 'failed'): void
  /** Makes all requests wait without a response. */
  hangs(): void
  asked(): { url: string; method: string; headers: Record<string, string>; body: unknown }
}

const native = (host: NativeHost, faults: Record<'timeout' | 'offline' | 'failed', object>): Network => ({
  answers: (status, header, data) =>
    host.answer('request', { statusCode: status, status, header, headers: header, data }),
  breaks: (how) => host.refuse('request', faults[how]),
  hangs: () => host.answer('request', { never: true }),
  asked: () => {
    const { url, method, header, headers, data } = host.last('request') as Record<string, never>
    return { url, method, headers: header ?? headers, body: data }
  },
})

const wxFaults = {
  timeout: { errMsg: 'request:fail timeout' },
  offline: { errMsg: 'request:fail net::ERR_INTERNET_DISCONNECTED' },
  failed: { errMsg: 'request:fail url not in domain list' },
}
const alipayFaults = {
  timeout: { error: 13 },
  offline: { error: 12 },
  failed: { error: 11, errorMessage: 'no right to call' },
}

const browser = (): Network => {
  const web = enterWeb()
  const fetch = jest.fn()
  web.window({ fetch })
  return {
    answers: (status, headers, text) =>
      void fetch.mockResolvedValue({
        status,
        headers: new Map(Object.entries(headers)),
        text: () => Promise.resolve(text),
      }),
    breaks: (how) => {
      web.navigator({ onLine: how !== 'offline' })
      if (how === 'timeout') fetch.mockImplementation(untilAborted)
      else fetch.mockRejectedValue(new TypeError('Failed to fetch'))
    },
    hangs: () => void fetch.mockImplementation(untilAborted),
    asked: () => {
      const [url, { method, headers, body }] = fetch.mock.calls.at(-1) as [string, Record<string, never>]
      return { url, method, headers, body }
    },
  }
}
const untilAborted = (_url: string, { signal }: { signal: AbortSignal }): Promise<never> =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(domError('AbortError'))))

const hosts: { host: string; send: Send; enter: () => Network }[] = [
  { host: 'weapp', send: weapp, enter: () => native(enterWeapp(), wxFaults) },
  { host: 'alipay', send: alipay, enter: () => native(enterAlipay(), alipayFaults) },
  { host: 'bank', send: bank, enter: () => native(enterBank(), wxFaults) },
  { host: 'h5', send: h5, enter: browser },
]

describe.each(hosts)('one HTTP request on $host', ({ send, enter }) => {
  let network: Network
  beforeEach(() => {
    network = enter()
  })

  test('returns status, lower-case headers and parsed JSON', async () => {
    network.answers(200, { 'Server-Time': '1763700000000' }, '{"statusCode":200,"data":[1]}')
    expect(await send({ method: 'GET', url: 'home/pub/v5/layouts' })).toEqual<HttpAnswer>({
      kind: 'answered',
      status: 200,
      headers: { 'server-time': '1763700000000' },
      body: { statusCode: 200, data: [1] },
    })
  })

  test.each([
    ['text that is not JSON', '<html>busy</html>', '<html>busy</html>'],
    ['no text', '', undefined],
  ])('returns a body with %s unchanged', async (_what, text, body) => {
    network.answers(502, {}, text)
    expect(await send({ method: 'GET', url: 'x' })).toMatchObject({ kind: 'answered', status: 502, body })
  })

  test('encodes the query, and omits absent values', async () => {
    network.answers(200, {}, '{}')
    await send({
      method: 'GET',
      url: '/show/list',
      query: { keyword: 'a&b=c 演', cityId: undefined, lat: null, offset: 0 },
    })
    expect(network.asked().url).toBe('/show/list?keyword=a%26b%3Dc%20%E6%BC%94&offset=0')
  })

  test('sends a body as JSON with the given headers', async () => {
    network.answers(200, {}, '{}')
    await send({ method: 'POST', url: 'trade/pay', headers: { 'access-token': 't' }, body: { id: '1' } })
    expect(network.asked()).toMatchObject({
      method: 'POST',
      headers: { 'access-token': 't', 'content-type': 'application/json' },
      body: '{"id":"1"}',
    })
  })

  test.each(['timeout', 'offline', 'failed'] as const)('reports the failure %s', async (how) => {
    network.breaks(how)
    expect(await send({ method: 'GET', url: 'x', timeoutMs: 20 })).toEqual({ kind: how })
  })

  test('ends at once when aborted, before or during the request', async () => {
    network.hangs()
    const { signal, abort } = createAbort()
    const running = send({ method: 'GET', url: 'x', signal })
    abort()
    expect(await running).toEqual({ kind: 'aborted' })
    expect(await send({ method: 'GET', url: 'x', signal })).toEqual({ kind: 'aborted' })
  })

  test.each(['javascript:alert(1)', 'http://evil.example/x', '//evil.example/x', 'a/../../b', 'a\\b', 'a b'])(
    'never requests the unsafe address %s',
    async (url) => {
      network.answers(200, {}, '{}')
      expect(await send({ method: 'GET', url })).toEqual({ kind: 'failed' })
    },
  )

  test('uses an absolute https address unchanged', async () => {
    network.answers(200, {}, '{}')
    await send({ method: 'GET', url: 'https://oss.example/upload' })
    expect(network.asked().url).toBe('https://oss.example/upload')
  })
})

test.each([
  { host: 'weapp', send: weapp, enter: enterWeapp },
  { host: 'alipay', send: alipay, enter: enterAlipay },
  { host: 'bank', send: bank, enter: enterBank },
])('returns a valid result on $host for any network response', async ({ send, enter }) => {
  const host = enter()
  const field = fc.anything({ maxDepth: 1, withNullPrototype: true })
  const names = ['statusCode', 'status', 'header', 'headers', 'data', 'errMsg', 'error', 'errorMessage']
  const answers = fc.record(Object.fromEntries(names.map((name) => [name, field])), { requiredKeys: [] })
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.oneof(answers, field), async (good, value) => {
      host.api.request = (options: Record<'success' | 'fail', (value: unknown) => void>) =>
        queueMicrotask(() => (good ? options.success : options.fail)(value))
      const answer = await send({ method: 'GET', url: 'x' })
      expect(['answered', 'timeout', 'offline', 'aborted', 'failed']).toContain(answer.kind)
      if (answer.kind !== 'answered') return
      expect(Number.isFinite(answer.status)).toBe(true)
      expect(Object.values(answer.headers).filter((text) => typeof text !== 'string')).toEqual([])
    }),
  )
})

test('returns the response if Alipay reports an HTTP error status as a failure', async () => {
  enterAlipay().refuse('request', { error: 19, status: 404, headers: {}, data: '{"statusCode":404}' })
  expect(await alipay({ method: 'GET', url: 'x' })).toEqual({
    kind: 'answered',
    status: 404,
    headers: {},
    body: { statusCode: 404 },
  })
})

describe('an early call that the page has started', () => {
  const answer = (ok: boolean) =>
    ({ ok, status: ok ? 200 : 500, headers: new Map(), text: () => Promise.resolve('"early"') }) as unknown as Response
  const start = (response: Promise<Response>) => {
    const answer = response.then(readResponse)
    window.__foyerEarly = { 'home/pub/v5/layouts': { query: { lang: 'zh', page: 'HOME' }, answer } }
  }
  const layouts = {
    method: 'GET',
    url: 'home/pub/v5/layouts',
    query: { lang: 'zh', page: 'HOME', ver: '4.38.3' },
  } as const
  let network: Network
  beforeEach(() => {
    network = browser()
    network.answers(200, {}, '"fresh"')
  })

  test('is used for one request only', async () => {
    start(Promise.resolve(answer(true)))
    expect(await h5(layouts)).toMatchObject({ body: 'early' })
    expect(await h5(layouts)).toMatchObject({ body: 'fresh' })
  })
  test.each([
    ['broke', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['was refused', () => Promise.resolve(answer(false))],
  ])('is sent again if it %s', async (_how, response) => {
    start(response())
    expect(await h5(layouts)).toMatchObject({ body: 'fresh' })
  })
  test('adds the delay until its use to the server’s time', async () => {
    const headers = new Map([['server-time', '1000000']])
    start(Promise.resolve({ ...answer(true), headers } as unknown as Response))
    const began = Date.now()
    await window.__foyerEarly?.['home/pub/v5/layouts']?.answer
    const later = jest.spyOn(Date, 'now').mockReturnValue(began + 9_000)
    const { headers: received = {} } = (await h5(layouts)) as { headers?: Record<string, string> }
    later.mockRestore()
    expect(Number(received['server-time'])).toBeGreaterThan(1_008_000)
  })
  test('resolves in a new task, even if the response was served with the page', async () => {
    const { query } = layouts
    window.__foyerEarly = { 'home/pub/v5/layouts': { query, answer: Promise.resolve(servedResponse('"early"')) } }
    let answered = false
    const call = h5(layouts).then(() => (answered = true))
    // Waits for several tasks, because the promises do not all settle in one task.
    for (let depth = 0; depth < 50; depth += 1) await null
    expect(answered).toBe(false)
    expect(await call).toBe(true)
  })
  test('can be aborted like any other request', async () => {
    start(new Promise(() => undefined))
    expect(await h5({ ...layouts, timeoutMs: 20 })).toEqual({ kind: 'timeout' })
  })
})
