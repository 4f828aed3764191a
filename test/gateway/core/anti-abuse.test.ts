import { createAntiAbuse } from '../../../scripts/gateway/core/anti-abuse'
import { memoryClock } from '../../../scripts/gateway/core/clock'
import { START, testGateway, type TestGateway } from '../support/gateway'

jest.setTimeout(240_000)

const MINUTE = 60_000

describe('the anti-abuse token', () => {
  const clock = memoryClock(START)
  const tokens = createAntiAbuse(Buffer.alloc(32, 1), clock)

  it('is valid for ten minutes, and is then treated as missing', async () => {
    const token = tokens.issue()
    expect(tokens.look(token)).toBe('good')
    await clock.advance(9 * MINUTE)
    expect(tokens.look(token)).toBe('good')
    await clock.advance(2 * MINUTE)
    expect(tokens.look(token)).toBe('absent')
    expect(tokens.look(undefined)).toBe('absent')
  })

  it('is invalid if it is changed, forged or signed with another key', () => {
    const token = tokens.issue()
    const [text, signature] = token.split('.')
    const later = `${parseInt(text, 36) + 1}`
    const other = createAntiAbuse(Buffer.alloc(32, 2), clock).issue()
    const shown = ['x', text, `${text}.`, `z${text}.${signature}`, `${later}.${signature}`, `${token}.x`, other]
    expect(shown.map(tokens.look)).toEqual(shown.map(() => 'bad'))
  })

  it('is different each time, and valid as a header value', () => {
    const issued = Array.from({ length: 50 }, tokens.issue)
    expect(new Set(issued).size).toBe(50)
    for (const token of issued) expect(token).toMatch(/^[A-Za-z0-9._-]{20,100}$/)
  })
})

describe('the anti-abuse token over HTTP', () => {
  let test: TestGateway
  beforeAll(async () => {
    test = await testGateway()
  })
  afterAll(() => test.gateway.close())

  const given = async (token?: string, path = 'home/pub/v3/shops/get') => {
    const headers = { origin: 'http://shop.example', ...(token ? { 'anti-abuse-token': token } : {}) }
    return (await test.ask(path, { headers })).headers.get('anti-abuse-token')
  }

  it('is issued to a client that has no valid token', async () => {
    const token = (await given()) ?? ''
    expect(token).not.toBe('')
    expect(await given(token)).toBeNull()
    expect(await given('made.up')).toMatch(/\./)
    const { headers } = await test.ask('home/pub/v3/shops/get', { headers: { origin: 'http://shop.example' } })
    expect(headers.get('access-control-expose-headers')).toContain('anti-abuse-token')
  })

  it('is never required, and is not used by the console', async () => {
    const answer = await test.ask('home/pub/v3/shops/get', { headers: { 'anti-abuse-token': 'made.up' } })
    expect(answer.body.statusCode).toBe(200)
    expect(await given(undefined, 'console/api/clock')).toBeNull()
  })
})
