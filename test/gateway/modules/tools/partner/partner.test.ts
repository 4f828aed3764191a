import { START, useGateway } from '../../../support/gateway'
import { type Shopper, useShopper } from '../../../support/shopper'

const SHOW = 'S3101'
const SESSION = 'S3101N01'
const URL_OF = `buyer/v1/show/${SHOW}/pick_seat_url`
const MINUTE = 60_000

const stage = useGateway()
const member = useShopper(stage)
const guest = useShopper(stage, '13800000002')
afterEach(() => stage.clock.set(START))

const back = () => `${stage.gateway.url}/pick-seat-3rd?showId=${SHOW}&returned=1`
const linkFor = async (buyer: Shopper, returnUrl = back()): Promise<string> => {
  const answer = await buyer.get(`${URL_OF}?returnUrl=${encodeURIComponent(returnUrl)}`)
  return answer.body.data.url
}
const open = async (url: string) => {
  const response = await fetch(url, { redirect: 'manual' })
  return { status: response.status, text: await response.text(), csp: response.headers.get('content-security-policy') }
}
const take = (url: string, seats: string) =>
  fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ seats }).toString(),
  })
/** Returns the groups of seats that a partner's page offers. */
const offers = (text: string): string[] =>
  [...text.matchAll(/name="seats"\s+value="([^"]+)"/g)].map(([, seats]) => seats)
const held = async (buyer: Shopper, query = `showId=${SHOW}`) =>
  (await buyer.get(`show/buyer/v1/seat_hold/current?${query}`)).body.data.hold

describe('the address of a partner’s seat selection page', () => {
  test('requires a buyer, a show with a partner, and a return address of the storefront', async () => {
    expect((await stage.ask(URL_OF)).body.statusCode).toBe(15012007)
    expect((await member.get('buyer/v1/show/S2101/pick_seat_url')).status).toBe(404)
    expect((await member.get('buyer/v1/show/S0000/pick_seat_url')).status).toBe(404)
    expect((await member.get(`${URL_OF}?sessionId=S2101N01`)).status).toBe(404)
    const evil = await member.get(`${URL_OF}?returnUrl=${encodeURIComponent('https://evil.example/')}`)
    expect(evil.body.statusCode).toBe(22030405)
  })

  test('contains no personal data and no token', async () => {
    const url = await linkFor(member)
    expect(url.startsWith(`${stage.gateway.url}/sandbox/seats?link=`)).toBe(true)
    expect(url).not.toContain(member.token)
    expect(url).not.toContain('U1001')
  })
})

describe('the partner’s seat selection page', () => {
  test('offers pairs of free seats, runs no scripts, and submits only to the storefront', async () => {
    const { status, text, csp } = await open(await linkFor(member))
    expect(status).toBe(200)
    expect(text).not.toContain('<script')
    expect(csp).toContain(`form-action 'self' ${stage.gateway.url};`)
    expect(offers(text).length).toBeGreaterThan(3)
    expect(offers(text).every((seats) => seats.split(',').length === 2)).toBe(true)
  })

  test('shows groups of the requested size', async () => {
    const { text } = await open(`${await linkFor(member)}&count=4`)
    expect(offers(text).every((seats) => seats.split(',').length === 4)).toBe(true)
  })

  test('rejects a forged, changed or expired link', async () => {
    const url = await linkFor(member)
    for (const bad of [`${url}x`, `${stage.gateway.url}/sandbox/seats`, url.replace('link=', 'link=a')])
      expect((await open(bad)).status).toBe(404)
    expect((await take(`${url}x`, '101-1-1')).status).toBe(404)
    stage.clock.set(START + 31 * MINUTE)
    expect((await open(url)).status).toBe(404)
    expect((await take(url, '101-1-1')).status).toBe(404)
  })
})

describe('a hold made on the partner’s page', () => {
  test('belongs to the link’s buyer, who returns and can order the seats', async () => {
    const url = await linkFor(member)
    const [seats] = offers((await open(url)).text)
    const taken = await take(url, seats)
    expect([taken.status, taken.headers.get('location')]).toEqual([303, back()])
    const hold = await held(member)
    expect(hold.seats.map(({ seatId }: { seatId: string }) => seatId)).toEqual(seats.split(','))
    expect(hold).toMatchObject({ showId: SHOW, sessionId: SESSION })
    expect(await held(guest)).toBeNull()
    expect(await held(member, 'showId=S2101')).toBeNull()
    expect(await held(member, `sessionId=${SESSION}`)).toMatchObject({ holdId: hold.holdId })
    const placed = await member.order({ showId: SHOW, sessionId: SESSION, items: [], holdId: hold.holdId })
    expect(placed.body.statusCode).toBe(200)
  })

  test('fails with an error for seats that another buyer took first', async () => {
    const [url, other] = [await linkFor(member), await linkFor(guest)]
    const [seats] = offers((await open(url)).text)
    await take(other, seats)
    const answer = await take(url, seats)
    const text = await answer.text()
    expect(answer.status).toBe(200)
    expect(text).toContain('role="alert"')
    expect(offers(text)).not.toContain(seats)
    expect(await held(member)).toBeNull()
  })

  test.each([
    ['none', ''],
    ['markup', '<b>x</b>'],
    ['the same seat many times', '1-1-1,'.repeat(40)],
  ])('is not created for an invalid selection: %s', async (_what, seats) => {
    const answer = await take(await linkFor(guest), seats)
    expect(answer.status).toBeLessThan(400)
    expect(await answer.text()).not.toContain('<b>x')
  })

  test('is created without a return address, with instructions to go back', async () => {
    const { url } = (await guest.get(URL_OF)).body.data
    const [seats] = offers((await open(url)).text)
    const answer = await take(url, seats)
    expect([answer.status, (await answer.text()).includes('<form')]).toEqual([200, false])
    expect((await held(guest)).seats).toHaveLength(2)
  })
})

test('rejects a request for the current hold that names no session or show', async () => {
  expect((await member.get('show/buyer/v1/seat_hold/current')).status).toBe(400)
})
