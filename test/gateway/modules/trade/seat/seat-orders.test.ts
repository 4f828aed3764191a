import { ATTENDEE_CODES } from '@/domain/business-codes/attendee'
import { SEAT_CODES } from '@/domain/business-codes/seat'
import { useGateway } from '../../../support/gateway'
import { BOX, seatHall } from '../../../support/seats'
import type { AgeRange } from '@/domain/seat/age'
import { newKey, press, type Shopper, seatsOf, shopper } from '../../../support/shopper'

const HOLD = 'show/buyer/v1/seat_hold'
const ORDERS = 'trade/buyer/order/v5/orders'
const MINUTE = 60_000
const OPERA = { showId: 'S6101', sessionId: 'S6101N01' }

const test = useGateway()
let ann: Shopper
beforeEach(async () => {
  ann = await shopper(test, `1392222${1000 + (buyers += 1)}`)
})
afterEach(async () => {
  // Frees the seats that an earlier test has held or ordered without paying.
  await test.ask('console/api/clock', { method: 'POST', body: { advance: 20 * MINUTE } })
})

let buyers = 0
const box = seatHall(() => test)
const opera = seatHall(() => test, OPERA)

/** Holds the best seats for a query. Returns the hold and the purchase of its seats. */
const held = async (query = 'count=3', at = box) => {
  const { data } = (await at.hold(ann.token, await at.best(query))).body
  return { hold: data, purchase: { ...at.at, items: [], holdId: data.holdId } }
}

describe('an order of held seats', () => {
  it('has the seats’ total price, and returns the seats and the remaining hold time', async () => {
    const { hold, purchase } = await held()
    const { data } = (await ann.preOrder(purchase)).body
    const price = hold.seats.reduce((sum: number, seat: { price: number }) => sum + seat.price, 0)
    expect(data).toMatchObject({ ticketCount: 3, payAmount: price, holdExpiresAt: hold.expiresAt })
    expect(data.seats).toEqual(
      hold.seats.map(({ seatPlanName: _, ...seat }: { seatPlanName: string }) => expect.objectContaining(seat)),
    )
  })

  it('ends the hold, and issues tickets for the held seats', async () => {
    const { hold, purchase } = await held()
    const [taken, free] = [await box.taken(), await box.stocks()]
    const { data } = (await ann.order(purchase)).body
    expect(await box.taken()).toEqual(taken)
    expect(await box.stocks()).toBe(free)
    expect((await ann.get(`${HOLD}/${hold.holdId}`)).status).toBe(404)
    expect((await test.ask(`${HOLD}/${hold.holdId}`, { method: 'DELETE', token: ann.token })).body.data).toEqual({
      released: false,
    })
    const names = hold.seats.map(({ seatDesc }: { seatDesc: string }) => seatDesc)
    expect(seatsOf(await ann.detail(data.orderId))).toEqual(names)

    await press(await ann.cashier(data.unPaidTransactionIds[0]), 'pay')
    const { voucherIds } = await ann.detail(data.orderId)
    const voucher = (await ann.get(`trade/buyer/v3/vouchers/${voucherIds[0]}`)).body.data
    expect(voucher.tickets.map(({ seatDesc }: { seatDesc: string }) => seatDesc)).toEqual(names)
    expect(voucher.tickets[0].entrance).toBe('1 门')
    expect(await box.taken()).toEqual(taken)
  })

  it('frees its seats only once when canceled or expired', async () => {
    const [taken, free] = [await box.taken(), await box.stocks()]
    for (const end of ['cancel', 'time']) {
      const { purchase } = await held()
      const { version } = await box.read('seat_status')
      const { orderId } = (await ann.order(purchase)).body.data
      if (end === 'cancel') await ann.post(`${ORDERS}/${orderId}/cancel`, {})
      else await test.clock.advance(15 * MINUTE + 1)
      await ann.get(`${ORDERS}/${orderId}`)
      await ann.get(`${ORDERS}/${orderId}`)
      expect(await box.taken()).toEqual(taken)
      expect(await box.stocks()).toBe(free)
      expect((await box.read('seat_status')).version).toBe(version + 1)
      // The expired order still contains its seats.
      expect(seatsOf(await ann.detail(orderId))).toHaveLength(3)
    }
  })

  it('retains its seats after the hold expires', async () => {
    const { purchase } = await held()
    const { orderId } = (await ann.order(purchase)).body.data
    const taken = await box.taken()
    await test.clock.advance(9 * MINUTE)
    await test.ask('console/api/clock', { method: 'POST', body: { advance: 1 } })
    expect(await box.taken()).toEqual(taken)
    await ann.post(`${ORDERS}/${orderId}/cancel`, {})
  })

  it('is refused when the hold has ended, or belongs to another buyer or session', async () => {
    const { hold, purchase } = await held()
    const other = await shopper(test, '13933330001')
    expect((await other.preOrder(purchase)).status).toBe(404)
    expect((await ann.preOrder({ ...purchase, sessionId: 'S2101N02' })).status).toBe(404)
    const { payAmount } = (await ann.preOrder(purchase)).body.data
    await test.ask(`${HOLD}/${hold.holdId}`, { method: 'DELETE', token: ann.token })
    expect((await ann.preOrder(purchase)).body.statusCode).toBe(SEAT_CODES.holdOver)
    const order = await ann.order(purchase, { paymentParam: { payAmount } })
    expect(order.body.statusCode).toBe(SEAT_CODES.holdOver)
  })

  it('is created once for repeated requests', async () => {
    const { purchase } = await held()
    const idempotencyKey = newKey()
    const priced = (await ann.preOrder(purchase)).body.data
    const send = () =>
      ann.post('trade/buyer/order/v5/create_order', {
        ...purchase,
        couponId: '',
        idempotencyKey,
        audienceIds: [],
        contact: { cellphone: '13800000001', countryCode: '86' },
        paymentParam: { payAmount: priced.payAmount },
      })
    const answers = await Promise.all([send(), send(), send()])
    expect(new Set(answers.map(({ body }) => body.data?.orderId)).size).toBe(1)
    await ann.post(`${ORDERS}/${answers[0]!.body.data.orderId}/cancel`, {})
  })

  it('is refused without seats or tiers', async () => {
    expect((await ann.preOrder({ ...BOX, items: [] })).status).toBe(400)
  })
})

describe('the attendees of an order of seats', () => {
  it('must satisfy the stricter age range of show and tier', async () => {
    const ages = async (query: string) => {
      const { purchase } = await held(query, opera)
      const { audience, seats } = (await ann.preOrder(purchase)).body.data
      const all = seats.map(({ minAge, maxAge }: AgeRange) => [minAge, maxAge])
      return { all: [audience.minAge, audience.maxAge], seats: all }
    }
    const strict = await ages('count=2&seatPlanId=S6101N01P5')
    expect(strict).toEqual({
      all: [4, null],
      seats: [
        [12, null],
        [12, null],
      ],
    })
    expect((await ages('count=1&seatPlanId=S6101N01P2')).seats).toEqual([[4, null]])
  })

  it('are rejected below the minimum age of the tier', async () => {
    const { purchase } = await held('count=1&seatPlanId=S6101N01P5', opera)
    const child = { name: '陈小朵', idType: 'ID_CARD', idNo: '310106201808085527' }
    const { data } = (await ann.post('buyer/v1/user_audiences', child)).body
    const order = await ann.order(purchase, { audienceIds: [data.audienceId] })
    expect(order.body.statusCode).toBe(ATTENDEE_CODES.attendeeUnfit)
  })
})

describe('the attendees of a show with a name on each ticket', () => {
  const ask = async (mode: 'NONE' | 'ONE_PER_TICKET', maxAge: number | null) => {
    const { db } = test.gateway.context
    await db.updateTable('shows').set({ audience_mode: mode }).where('show_id', '=', BOX.showId).execute()
    await db.updateTable('seat_plans').set({ max_age: maxAge }).where('seat_plan_id', '=', 'S2101N01P1').execute()
  }
  beforeEach(() => ask('ONE_PER_TICKET', 12))
  afterEach(() => ask('NONE', null))

  const person = async (name: string, idNo: string): Promise<string> =>
    (await ann.post('buyer/v1/user_audiences', { name, idType: 'ID_CARD', idNo })).body.data.audienceId

  it('must match the tiers’ age limits even without selected seats', async () => {
    const [child, adult] = [await person('陈小朵', '310106201808085527'), await person('陈朵', '310101199001010012')]
    const items = ['S2101N01P1', 'S2101N01P2'].map((seatPlanId) => ({ seatPlanId, quantity: 1 }))
    const { audience } = (await ann.preOrder({ ...BOX, items })).body.data
    expect(audience).toMatchObject({ count: 2, maxAge: 12, ageCount: 1 })
    const both = [{ ...items[0], quantity: 2 }]
    expect((await ann.preOrder({ ...BOX, items: both })).body.data.audience).toMatchObject({ maxAge: 12, ageCount: 2 })
    const refused = await ann.order({ ...BOX, items: both }, { audienceIds: [child, adult] })
    expect(refused.body).toMatchObject({ statusCode: ATTENDEE_CODES.attendeeUnfit, data: { audienceId: adult } })
    const order = await ann.order({ ...BOX, items }, { audienceIds: [adult, child] })
    expect(order.body.data.orderId).toBeTruthy()
    await ann.post(`${ORDERS}/${order.body.data.orderId}/cancel`, {})
  })

  it('must match the age limit of their assigned seat', async () => {
    const [child, adult] = [await person('陈小朵', '310106201808085527'), await person('陈朵', '310101199001010012')]
    const query = [await box.best('count=1&seatPlanId=S2101N01P1'), await box.best('count=1&seatPlanId=S2101N01P2')]
    const hold = (await box.hold(ann.token, query.flat())).body.data
    const purchase = { ...BOX, items: [], holdId: hold.holdId }
    const { audience, seats } = (await ann.preOrder(purchase)).body.data
    expect([audience.minAge, audience.maxAge]).toEqual([null, null])
    const ages = seats.map(({ maxAge }: { maxAge: number | null }) => maxAge)
    expect([...ages].sort()).toEqual([12, null])

    const people = ages.map((age: number | null) => (age === null ? adult : child))
    const swapped = await ann.order(purchase, { audienceIds: [...people].reverse() })
    expect(swapped.body).toMatchObject({ statusCode: ATTENDEE_CODES.attendeeUnfit, data: { audienceId: adult } })
    const order = await ann.order(purchase, { audienceIds: people })
    expect(order.body.data.orderId).toBeTruthy()
    await ann.post(`${ORDERS}/${order.body.data.orderId}/cancel`, {})
  })
})

describe('an order of tiers without selected seats', () => {
  it('receives the best adjacent seats, which other buyers can no longer hold', async () => {
    const [taken, free] = [await box.taken(), await box.stocks()]
    const best = await box.best('count=3&seatPlanId=S2101N01P2')
    const order = await ann.order({ ...BOX, items: [{ seatPlanId: 'S2101N01P2', quantity: 3 }] })
    const detail = await ann.detail(order.body.data.orderId)
    expect(seatsOf(detail)).toHaveLength(3)
    expect(await box.stocks()).toBe(free - 3)
    const other = await shopper(test, '13933330002')
    expect((await box.hold(other.token, best)).body).toMatchObject({
      statusCode: SEAT_CODES.seatTaken,
      data: { seatIds: best },
    })
    await ann.post(`${ORDERS}/${order.body.data.orderId}/cancel`, {})
    expect(await box.taken()).toEqual(taken)
    expect(await box.stocks()).toBe(free)
  })

  it('receives separate seats if no row has enough adjacent seats', async () => {
    const { db } = test.gateway.context
    const at = { showId: 'S2101', sessionId: 'S2101N02' }
    const hall = seatHall(() => test, at)
    await db.updateTable('shows').set({ order_limit: null }).where('show_id', '=', 'S2101').execute()
    const { version } = await hall.read('seat_status')
    const order = await ann.order({ ...at, items: [{ seatPlanId: 'S2101N02P1', quantity: 20 }] })
    await db.updateTable('shows').set({ order_limit: 6 }).where('show_id', '=', 'S2101').execute()
    const seats = seatsOf(await ann.detail(order.body.data.orderId))
    expect(new Set(seats).size).toBe(20)
    await ann.post(`${ORDERS}/${order.body.data.orderId}/cancel`, {})
    expect((await hall.read('seat_status')).version).toBe(version + 2)
  })
})
