import { SESSION_CODES } from '@/domain/business-codes/session'
import { ENVELOPE_CODES } from '@/domain/business-codes/envelope'
import { SEAT_CODES } from '@/domain/business-codes/seat'
import { PURCHASE_CODES } from '@/domain/business-codes/purchase'
import { useGateway } from '../../../support/gateway'
import { BOX, seatHall } from '../../../support/seats'
import { newKey, type Shopper, shopper } from '../../../support/shopper'

const HOLD = 'show/buyer/v1/seat_hold'
const MINUTE = 60_000

const test = useGateway()
let ann: Shopper
let ben: Shopper
beforeAll(async () => {
  ann = await shopper(test, '13911110001')
  ben = await shopper(test, '13911110002')
})

const box = seatHall(() => test)
const other = seatHall(() => test, { ...BOX, sessionId: 'S2101N02' })
const del = (by: Shopper, holdId: string) => test.ask(`${HOLD}/${holdId}`, { method: 'DELETE', token: by.token })
const release = async (by: Shopper, at = box) => {
  const { hold } = (await by.get(`${HOLD}/current?sessionId=${at.at.sessionId}`)).body.data
  if (hold) await del(by, hold.holdId)
}
afterEach(async () => {
  for (const by of [ann, ben]) for (const at of [box, other]) await release(by, at)
})

describe('a seat hold', () => {
  it('reserves seats for eight minutes, returns their labels, and updates stock and seat status', async () => {
    const [seatIds, free, { version }] = [
      await box.best('count=3&seatPlanId=S2101N01P2'),
      await box.stocks(),
      await box.read('seat_status'),
    ]
    const { body } = await box.hold(ann.token, seatIds)
    expect(body.data).toMatchObject({ ...BOX, extensionsLeft: 1, expiresAt: expect.any(Number) })
    expect(Math.abs(body.data.expiresAt - test.clock.now() - 8 * MINUTE)).toBeLessThan(MINUTE)
    const [section, row, number] = seatIds[0]!.split('-')
    expect(body.data.seats[0]).toEqual({
      seatId: seatIds[0],
      seatPlanId: 'S2101N01P2',
      seatPlanName: '中区',
      seatDesc: `观众席 ${section} 区 ${row} 排 ${number} 座`,
      price: 28000,
    })
    expect(await box.stocks()).toBe(free - 3)
    expect((await box.read('seat_status')).version).toBe(version + 1)
    expect((await ann.get(`${HOLD}/${body.data.holdId}`)).body.data).toEqual(body.data)
    expect((await ann.get(`${HOLD}/current?sessionId=${BOX.sessionId}`)).body.data.hold).toEqual(body.data)
  })

  it('can be found by its buyer only', async () => {
    const { holdId } = (await box.hold(ann.token, await box.best('count=2'))).body.data
    expect((await ben.get(`${HOLD}/${holdId}`)).status).toBe(404)
    expect((await ben.post(`${HOLD}/${holdId}/extend`, {})).status).toBe(404)
    expect((await del(ben, holdId)).status).toBe(404)
    expect((await ben.get(`${HOLD}/current?sessionId=${BOX.sessionId}`)).body.data.hold).toBeNull()
    expect((await test.ask(HOLD, { method: 'POST', body: {} })).body.statusCode).toBe(SESSION_CODES.notLoggedIn)
  })

  it('is released once, even if the request is repeated', async () => {
    const before = await box.taken()
    const free = await box.stocks()
    const { holdId } = (await box.hold(ann.token, await box.best('count=2'))).body.data
    expect((await del(ann, holdId)).body.data).toEqual({ released: true })
    expect((await del(ann, holdId)).body.data).toEqual({ released: true })
    expect(await box.taken()).toEqual(before)
    expect(await box.stocks()).toBe(free)
    expect((await ann.get(`${HOLD}/${holdId}`)).status).toBe(404)
  })

  it('replaces an earlier hold of the same session, but not of another session', async () => {
    const free = await box.stocks()
    const seats = await box.best('count=4')
    const first = (await box.hold(ann.token, seats)).body.data
    const elsewhere = (await other.hold(ann.token, await other.best('count=2'))).body.data
    // The same buyer already holds two of these seats. This does not prevent a new hold.
    const second = (await box.hold(ann.token, seats.slice(0, 2))).body.data
    expect(await box.stocks()).toBe(free - 2)
    expect((await ann.get(`${HOLD}/${first.holdId}`)).status).toBe(404)
    expect((await ann.get(`${HOLD}/${second.holdId}`)).status).toBe(200)
    expect((await ann.get(`${HOLD}/${elsewhere.holdId}`)).status).toBe(200)
  })

  it('remains unchanged if the next selection is refused', async () => {
    const first = (await box.hold(ann.token, await box.best('count=2'))).body.data
    const refused = await box.hold(ann.token, ['A-1-999'])
    expect(refused.body.statusCode).toBe(SEAT_CODES.seatUnknown)
    expect((await ann.get(`${HOLD}/${first.holdId}`)).body.data).toEqual(first)
  })

  it('is created once per key; the key is rejected for other seats or after expiry', async () => {
    const idempotencyKey = newKey()
    const [seats, next] = [await box.best('count=2'), await box.best('count=2&skip=1')]
    const first = (await box.hold(ann.token, seats, { idempotencyKey })).body.data
    const free = await box.stocks()
    expect((await box.hold(ann.token, seats, { idempotencyKey })).body.data).toEqual(first)
    expect(await box.stocks()).toBe(free)
    expect((await box.hold(ann.token, next, { idempotencyKey })).body.statusCode).toBe(PURCHASE_CODES.keyReused)
    await del(ann, first.holdId)
    expect((await box.hold(ann.token, seats, { idempotencyKey })).body.statusCode).toBe(SEAT_CODES.holdOver)
  })

  it('can be extended only once', async () => {
    const { holdId, expiresAt } = (await box.hold(ann.token, await box.best('count=2'))).body.data
    await test.clock.advance(5 * MINUTE)
    const extended = (await ann.post(`${HOLD}/${holdId}/extend`, {})).body.data
    expect(extended.extensionsLeft).toBe(0)
    expect(extended.expiresAt - expiresAt).toBeGreaterThanOrEqual(5 * MINUTE)
    expect((await ann.post(`${HOLD}/${holdId}/extend`, {})).body.statusCode).toBe(SEAT_CODES.holdExtended)
  })

  it('expires, frees its seats, and cannot be extended', async () => {
    const seats = await box.best('count=2')
    const free = await box.stocks()
    const { holdId } = (await box.hold(ann.token, seats)).body.data
    expect((await box.hold(ben.token, seats)).body.statusCode).toBe(SEAT_CODES.seatTaken)
    await test.clock.advance(8 * MINUTE + 1)
    expect((await ann.get(`${HOLD}/current?sessionId=${BOX.sessionId}`)).body.data.hold).toBeNull()
    expect((await ann.post(`${HOLD}/${holdId}/extend`, {})).body.statusCode).toBe(SEAT_CODES.holdOver)
    expect((await box.hold(ben.token, seats)).body.statusCode).toBe(ENVELOPE_CODES.success)
    expect(await box.stocks()).toBe(free - 2)
  })

  it('also expires when the sandbox clock advances, without a request', async () => {
    const before = await box.taken()
    const free = await box.stocks()
    await box.hold(ann.token, await box.best('count=2'))
    await test.ask('console/api/clock', { method: 'POST', body: { advance: 9 * MINUTE } })
    expect(await box.taken()).toEqual(before)
    expect(await box.stocks()).toBe(free)
  })
})

describe('seats that cannot be held', () => {
  const refusal = async (by: Shopper, seatIds: string[], more: object = {}) => {
    const { statusCode, comments, data } = (await box.hold(by.token, seatIds, more)).body
    expect(comments).not.toBe('')
    return { statusCode, data }
  }

  it('are returned with the nearest free seats if another buyer holds them', async () => {
    const seats = await box.best('count=3')
    await box.hold(ann.token, seats)
    const { statusCode, data } = await refusal(ben, seats)
    expect(statusCode).toBe(SEAT_CODES.seatTaken)
    expect(data.seatIds).toEqual(seats)
    expect(data.nearest).toHaveLength(3)
    expect((await box.hold(ben.token, data.nearest)).body.statusCode).toBe(ENVELOPE_CODES.success)
  })

  it('include seats that the seed data marks as sold', async () => {
    const map = await box.map()
    const taken = await box.taken()
    const row = map.rows[4]!
    const at = Array.from({ length: row.count }, (_, place) => place).find((place) => taken[row.first + place] === 1)!
    const { statusCode } = await refusal(ann, [`A-${row.label}-${row.firstNumber + at * row.numberStep}`])
    expect(statusCode).toBe(SEAT_CODES.seatTaken)
  })

  it('include more seats than an order or the buyer may have', async () => {
    const seats = await box.best('count=4')
    const more = await box.best('count=3&skip=3')
    expect((await refusal(ann, [...seats, ...more])).statusCode).toBe(SEAT_CODES.seatLimit)
    const bought = { ...BOX, items: [{ seatPlanId: 'S2101N01P3', quantity: 4 }] }
    const order = (await ann.order(bought)).body
    expect(order.statusCode).toBe(ENVELOPE_CODES.success)
    expect((await refusal(ann, more)).statusCode).toBe(SEAT_CODES.seatBuyerLimit)
    await ann.post(`trade/buyer/order/v5/orders/${order.data.orderId}/cancel`, {})
    expect((await box.hold(ann.token, more)).body.statusCode).toBe(ENVELOPE_CODES.success)
  })

  it('include a selection that leaves a single empty seat', async () => {
    const [first, middle, third] = await box.best('count=5')
    const { statusCode, data } = await refusal(ann, [first!, third!])
    expect(statusCode).toBe(SEAT_CODES.seatOrphan)
    expect(data.seatIds).toContain(middle)
  })

  it('include a companion seat without its wheelchair seat', async () => {
    const map = await other.map()
    const taken = await other.taken()
    const pairs = [
      ['A-1-2', 'A-1-1'],
      [`A-1-${map.rows[0]!.count - 1}`, `A-1-${map.rows[0]!.count}`],
    ]
    const pair = pairs.find((seats) => seats.every((id) => taken[Number(id.split('-')[2]) - 1] === 0))!
    expect((await other.hold(ann.token, [pair[0]!])).body.statusCode).toBe(SEAT_CODES.seatCompanion)
    expect((await other.hold(ann.token, pair)).body.statusCode).toBe(ENVELOPE_CODES.success)
  })

  it('include seats of a changed or unknown seat map', async () => {
    const seats = await box.best('count=2')
    expect((await refusal(ann, seats, { version: '2' })).statusCode).toBe(SEAT_CODES.seatMapOld)
    expect(await refusal(ann, ['B-1-1', seats[0]!])).toEqual({
      statusCode: SEAT_CODES.seatUnknown,
      data: { seatIds: ['B-1-1'], nearest: [] },
    })
    expect((await box.hold(ann.token, [])).status).toBe(400)
  })

  it('include seats that the venue reserves', async () => {
    const stadium = seatHall(() => test, { showId: 'S1102', sessionId: 'S1102N01' })
    const { body } = await stadium.hold(ann.token, ['210-1-1', '210-1-2'])
    expect(body).toMatchObject({ statusCode: SEAT_CODES.seatNotOnSale, data: { seatIds: ['210-1-1', '210-1-2'] } })
  })

  it('include seats of a past or canceled session, or of another show', async () => {
    const seats = await other.best('count=2')
    const { db } = test.gateway.context
    const set = (state: string) =>
      db.updateTable('sessions').set({ state }).where('session_id', '=', 'S2101N02').execute()
    await set('CANCELED')
    expect((await other.hold(ann.token, seats)).body.statusCode).toBe(PURCHASE_CODES.notOnSale)
    await set('LISTED')
    expect((await other.hold(ann.token, seats, { showId: 'S1102' })).status).toBe(404)
    const start = test.clock.now()
    await test.clock.advance(30 * 24 * 60 * MINUTE)
    ann = await shopper(test, '13911110001')
    expect((await other.hold(ann.token, seats)).body.statusCode).toBe(PURCHASE_CODES.sessionEnded)
    await test.clock.set(start)
    ann = await shopper(test, '13911110003')
  })
})
