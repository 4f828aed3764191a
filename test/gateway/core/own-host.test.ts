import { request } from 'node:http'
import { catalogue } from '../../support/catalogue'
import { type GatewayOptions, type RunningGateway, startGateway } from '../../../scripts/gateway/core/server'
import { lendDatabase } from '../support/native/database'
import { START } from '../support/gateway'

jest.setTimeout(300_000)

const LAYOUTS = '/home/pub/v5/layouts?page=HOME'
const SITE = 'https://tickets.example'

let gateway: RunningGateway
const start = async (options: GatewayOptions) => {
  gateway = await startGateway({ database: await lendDatabase(START), logLevel: 'silent', ...options })
}

interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** Sends headers that `fetch` does not allow, such as Host. */
const send = (path: string, headers: Record<string, string>, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(`${gateway.url}${path}`, { headers, method }, (answer) => {
      let body = ''
      answer.on('data', (part: Buffer) => (body += part.toString()))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }))
    })
    sent.on('error', reject).end()
  })

const statusOf = async (host: string, more: Record<string, string> = {}) =>
  (await send(LAYOUTS, { host, ...more })).status
const preflight = (origin: string, path = LAYOUTS, method = 'DELETE') =>
  send(path, { origin, 'access-control-request-method': method }, 'OPTIONS')

describe('a gateway on the local machine', () => {
  beforeAll(() => start({}))
  afterAll(() => gateway.close())

  it.each(['localhost', 'localhost:8080', '127.0.0.1', '127.0.0.1:1', '[::1]:4173'])(
    'serves requests to the host %s',
    async (host) => {
      expect(await statusOf(host)).toBe(200)
    },
  )

  it.each(['evil.example', 'evil.example:4173', '127.0.0.1.evil.example', 'localhost.evil.example', '1', 'a b'])(
    'refuses requests to the host %p, and names the setting',
    async (host) => {
      const { status, body } = await send(`${LAYOUTS}&lang=en`, { host })
      expect({ status, body: JSON.parse(body) as unknown }).toEqual({
        status: 421,
        body: expect.objectContaining({ statusCode: 421, comments: expect.stringContaining('PUBLIC_ORIGIN') }),
      })
    },
  )

  it('ignores forwarded headers', async () => {
    expect(await statusOf('localhost', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' })).toBe(200)
    expect(await statusOf('evil.example', { 'x-forwarded-host': 'localhost' })).toBe(421)
  })

  it('accepts as other origins only development servers on the same machine', async () => {
    const { headers } = await preflight('http://localhost:10086')
    expect(headers['access-control-allow-origin']).toBe('http://localhost:10086')
    for (const origin of [SITE, 'http://localhost.evil.example', 'null', 'localhost', 'file://localhost'])
      expect((await preflight(origin)).headers).not.toHaveProperty('access-control-allow-origin')
  })

  it('shows the console to no other origin, even on the same machine', async () => {
    const origin = 'http://localhost:10086'
    for (const path of ['/console', '/console/api/codes', '/console/api/orders', '/console/api/requests/stream']) {
      const { status, headers } = await send(path, { origin })
      expect({ path, status }).toEqual({ path, status: 403 })
      expect(headers).not.toHaveProperty('access-control-allow-origin')
      expect((await preflight(origin, path, 'GET')).headers).not.toHaveProperty('access-control-allow-origin')
    }
    expect((await send('/console/api/codes', { origin: gateway.url })).status).toBe(200)
  })
})

describe('a gateway with a public origin behind a proxy', () => {
  beforeAll(() =>
    start({ publicOrigin: SITE, trustedProxies: ['127.0.0.1'], storefrontOrigins: ['https://shop.example'] }),
  )
  afterAll(() => gateway.close())

  it('serves requests to the public host only', async () => {
    expect(await statusOf('tickets.example')).toBe(200)
    expect(await statusOf('127.0.0.1:1', { 'x-forwarded-host': 'tickets.example' })).toBe(200)
    expect(await statusOf('shop.example')).toBe(421)
    expect(await statusOf('tickets.example', { 'x-forwarded-host': 'evil.example' })).toBe(421)
  })

  it('allows the configured origins every HTTP method of the API', async () => {
    const { status, headers } = await preflight('https://shop.example')
    expect(status).toBe(204)
    expect(headers['access-control-allow-origin']).toBe('https://shop.example')
    const allowed = String(headers['access-control-allow-methods']).split(', ')
    expect(allowed).toEqual(expect.arrayContaining([...new Set(Object.values(catalogue).map(({ method }) => method))]))
  })

  it('rejects local origins', async () => {
    expect((await preflight('http://localhost:10086')).headers).not.toHaveProperty('access-control-allow-origin')
  })

  const inject = (url: string, body?: object, headers: Record<string, string> = {}) =>
    gateway.app.inject({
      url,
      method: body ? 'POST' : 'GET',
      remoteAddress: '127.0.0.1',
      headers: { host: 'tickets.example', ...headers },
      ...(body ? { payload: body } : {}),
    })

  it('counts rate limits by client address, not by proxy address', async () => {
    const login = async (client: string) =>
      (
        await inject(
          '/user/pub/v3/login',
          { email: 'stranger@foyer.example', password: 'x' },
          { 'x-forwarded-for': client },
        )
      ).statusCode
    for (let at = 0; at < 20; at += 1) await login('203.0.113.1')
    expect([await login('203.0.113.1'), await login('203.0.113.2')]).toEqual([429, 200])
  })

  it('uses the public origin in the addresses in responses', async () => {
    const phone = { cellphone: '13800000001', countryCode: '86' }
    await inject('/user/pub/v3/send_verify_code', phone)
    const [code] = (await inject('/console/api/codes')).json<{ data: { code: string }[] }>().data
    const body = { ...phone, verifyCode: code?.code }
    const { data } = (await inject('/user/pub/v3/login_or_register', body)).json<{ data: { accessToken: string } }>()
    const urlFor = async (returnUrl: string) =>
      (
        await inject(`/buyer/v1/show/S3101/pick_seat_url?returnUrl=${encodeURIComponent(returnUrl)}`, undefined, {
          'access-token': data.accessToken,
        })
      ).json<{ data: { url: string } | null }>().data?.url ?? ''
    expect(await urlFor(`${SITE}/pick-seat-3rd`)).toMatch(/^https:\/\/tickets\.example\/sandbox\/seats\?/)
    expect(await urlFor('http://tickets.example/pick-seat-3rd')).toBe('')
    expect(await urlFor('http://127.0.0.1/pick-seat-3rd')).toBe('')
  })
})
