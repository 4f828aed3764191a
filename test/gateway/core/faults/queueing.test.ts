import { useGateway } from '../../support/gateway'
import { clearFaults, faultsOf, injectFault } from '../../support/inject-fault'

const test = useGateway()
afterEach(() => clearFaults(test))

const ROUTE = '/home/pub/v3/shops/get'
const queue = (tells: 'all' | 'nothing' = 'all') => ({ kind: 'queue', ahead: 200, ratePerMinute: 1200, tells }) as const

const knock = async (ticket?: string, path = ROUTE) =>
  (await test.ask(`${path.slice(1)}?lang=en`, { headers: ticket ? { 'queue-ticket': ticket } : {} })).body

describe('a rate-limiting queue over HTTP', () => {
  it('returns position, rate and time with mode 9, then admits the buyer', async () => {
    await injectFault(test, { route: ROUTE, answer: queue() })
    const first = await knock()
    expect(first).toMatchObject({ statusCode: 22030603, mode: 9, comments: expect.stringContaining('Many people') })
    const { ticket, place, ratePerMinute, retryAfterMs } = first.data.waiting
    expect(place).toBeGreaterThan(190)
    expect(place).toBeLessThanOrEqual(201)
    expect(ratePerMinute).toBe(1200)
    expect(retryAfterMs).toBeGreaterThan(9_000)
    await test.clock.advance(5_000)
    expect((await knock(ticket)).data.waiting.place).toBeLessThanOrEqual(101)
    await test.clock.advance(5_050)
    const through = await knock(ticket)
    expect(through).toMatchObject({ statusCode: 200 })
    expect(through.mode).toBeUndefined()
    expect((await knock(ticket)).data.waiting.place).toBeGreaterThan(190)
  })

  it('admits the buyer even if set to report no data', async () => {
    await injectFault(test, { route: ROUTE, answer: queue('nothing') })
    expect(await knock()).toMatchObject({ mode: 9, data: null })
    await test.clock.advance(10_050)
    expect((await knock()).statusCode).toBe(200)
  })

  it('ends after the specified number of admissions', async () => {
    await injectFault(test, { route: ROUTE, times: 1, answer: { ...queue(), ahead: 0 } })
    const { ticket } = (await knock()).data.waiting
    await test.clock.advance(1_000)
    expect((await knock(ticket)).statusCode).toBe(200)
    expect(await faultsOf(test)).toEqual([])
    expect((await knock()).statusCode).toBe(200)
  })

  it('preserves the position of a buyer whose access token expires', async () => {
    const path = '/user/buyer/v3/profile'
    await injectFault(test, { route: path, answer: queue() })
    const { accessToken: token } = await test.signIn('13800000031')
    const ask = async (more: object) => (await test.ask(path.slice(1), { token, ...more })).body
    const { ticket } = (await ask({})).data.waiting
    const headers = { 'queue-ticket': ticket }
    await test.clock.advance(11_000)
    expect((await ask({ token: 'none', headers })).statusCode).toBe(15012007)
    expect((await ask({ headers })).statusCode).toBe(200)
  })

  it('preserves the position of a buyer who must solve a captcha', async () => {
    const path = 'trade/buyer/order/v3/pre_order'
    const body = { showId: 'S6007', sessionId: 'S6007N01', items: [{ seatPlanId: 'S6007N01P1', quantity: 1 }] }
    await injectFault(test, { route: `/${path}`, answer: queue() })
    const { accessToken: token } = await test.signIn('13800000032')
    const ask = async (headers = {}) => (await test.ask(path, { method: 'POST', token, body, headers })).body
    const headers = { 'queue-ticket': (await ask()).data.waiting.ticket }
    await test.clock.advance(11_000)
    expect((await ask(headers)).statusCode).toBe(22030701)
    expect((await ask(headers)).statusCode).toBe(22030701)
    expect((await ask()).statusCode).toBe(22030603)
  })
})
