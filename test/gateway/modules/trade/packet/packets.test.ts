import { ownCoupon, ownCoupons } from '../../../../../src/api/coupon'
import { packet as packetCall } from '../../../../../src/api/packet'
import { previewRefund } from '../../../../../src/api/refund'
import { CAPTCHA_CODES } from '../../../../../src/domain/business-codes/captcha'
import { COUPON_CODES } from '../../../../../src/domain/business-codes/coupon'
import { ENVELOPE_CODES } from '../../../../../src/domain/business-codes/envelope'
import { PACKET_CODES } from '../../../../../src/domain/business-codes/packet'
import { PURCHASE_CODES } from '../../../../../src/domain/business-codes/purchase'
import type { RefundRule } from '../../../../../src/domain/refund/rule'
import { json } from '../../../../../scripts/gateway/core/database/json'
import { listRows } from '../../../../../scripts/gateway/core/database/rows'
import { bindOpenId, recordOpenId } from '../../../../../scripts/gateway/modules/base/login/host-account-service'
import { START, useGateway } from '../../../support/gateway'
import { checkLockOrder } from '../../../support/lock-order'
import { newBuyers, newKey, PLAY, press, type Shopper, shopper } from '../../../support/shopper'

jest.setTimeout(240_000)

const DAY = 86_400_000
const BASE = 'user/buyer/v3/coupon_packets'
const test = useGateway()
const db = () => test.gateway.context.db
const makers = newBuyers(test, '1393500')
const friends = newBuyers(test, '1393600')

/** Sets the refund rule of the play: refunds are possible until two days before the start. */
const refundable = (steps: RefundRule['steps'] = [{ before: 2 * DAY, fee: 0 }]) =>
  db()
    .updateTable('shows')
    .set({ refund_rule: json({ steps, perSession: 9 }) })
    .where('show_id', '=', PLAY.showId)
    .execute()

let maker: Shopper
beforeEach(async () => {
  await test.clock.set(START)
  await refundable()
  maker = await makers.next()
})

const buy = async (by = maker, purchase: object = PLAY): Promise<string> => {
  const { orderId, unPaidTransactionIds } = (await by.order(purchase)).body.data
  await press(await by.cashier(unPaidTransactionIds[0]), 'pay')
  return orderId
}
const make = async (orderId: string, by = maker, idempotencyKey = newKey()) =>
  (await by.post(BASE, { orderId, idempotencyKey })).body
const made = async (): Promise<string> => (await make(await buy())).data.packetCode
const take = async (packetCode: string, by: Shopper, idempotencyKey = newKey()) =>
  (await by.post(`${BASE}/${packetCode}/take`, { idempotencyKey })).body
const read = async (packetCode: string, token?: string) =>
  packetCall.read((await test.ask(`user/pub/v3/coupon_packets/${packetCode}`, { token })).body.data)
const ofOrder = async (orderId: string, by = maker) => (await by.get(`${BASE}?orderId=${orderId}`)).body.data
const sharesOf = (packetCode: string) => listRows(db(), 'coupon_shares', { packet_code: packetCode }, 'number')
const couponsOf = async (by: Shopper) =>
  ownCoupons.read((await by.get('user/buyer/v5/coupons/self/page?offset=0&length=50')).body.data).items
const quoteOf = async (orderId: string, count?: number, by = maker) => {
  const path = `trade/buyer/refund/v1/orders/${orderId}`
  const unitIds = (await by.get(path)).body.data.units.map(({ unitId }: { unitId: string }) => unitId)
  return previewRefund.read((await by.post(`${path}/preview`, { unitIds: unitIds.slice(0, count) })).body.data)
}
const refundAll = async (orderId: string, by = maker) => {
  const path = `trade/buyer/refund/v1/orders/${orderId}`
  const { quote } = await quoteOf(orderId, undefined, by)
  return (await by.post(`${path}/apply`, { quote, reason: 'TIME', idempotencyKey: newKey() })).body
}

describe('the coupon packet of an order', () => {
  it('is created once, even by concurrent requests', async () => {
    const orderId = await buy()
    expect((await maker.detail(orderId)).orderOperations).toContain('PACKET')
    expect(await ofOrder(orderId)).toMatchObject({ state: 'OPEN', total: 3_000, shares: 6, packet: null })
    const key = newKey()
    const answers = await Promise.all([make(orderId, maker, key), make(orderId, maker, key), make(orderId)])
    expect(new Set(answers.map(({ data }) => data.packetCode)).size).toBe(1)
    const amounts = (await sharesOf(answers[0].data.packetCode)).map(({ amount }) => amount)
    expect([amounts.length, amounts.reduce((sum, each) => sum + each, 0)]).toEqual([6, 3_000])
    expect(await ofOrder(orderId)).toMatchObject({ state: 'MADE', packet: { orderId, state: 'OPEN', taken: 0 } })
    expect((await maker.detail(orderId)).orderOperations).toContain('PACKET_MADE')
    expect((await make(await buy(), maker, key)).statusCode).toBe(PURCHASE_CODES.keyReused)
  })

  it('is available only above the minimum sum and on the payment day', async () => {
    const cheap = await buy(maker, { ...PLAY, items: [{ seatPlanId: 'S2001N02P4', quantity: 1 }] })
    expect((await maker.detail(cheap)).orderOperations).not.toContain('PACKET')
    expect([(await ofOrder(cheap)).state, (await make(cheap)).statusCode]).toEqual(['NONE', PACKET_CODES.packetNone])
    const orderId = await buy()
    await test.clock.advance(DAY)
    maker = await makers.again()
    expect((await ofOrder(orderId)).state).toBe('OVER')
    expect((await make(orderId)).statusCode).toBe(PACKET_CODES.packetLate)
    expect((await maker.detail(orderId)).orderOperations).not.toContain('PACKET')
  })

  it('is not found for another buyer', async () => {
    const orderId = await buy()
    const other = await friends.next()
    expect((await other.get(`${BASE}?orderId=${orderId}`)).status).toBe(404)
    expect((await other.post(BASE, { orderId, idempotencyKey: newKey() })).status).toBe(404)
  })
})

describe('the shares of a packet', () => {
  it('are limited to the packet’s number, and to one per buyer', async () => {
    const code = await made()
    const buyers: Shopper[] = []
    for (let count = 0; count < 7; count += 1) buyers.push(await friends.next())
    const answers = await Promise.all(buyers.flatMap((buyer) => [take(code, buyer), take(code, buyer)]))
    const codes = answers.map(({ statusCode }) => statusCode)
    expect(codes.filter((each) => each === ENVELOPE_CODES.success)).toHaveLength(6)
    expect(new Set(codes)).toEqual(
      new Set([ENVELOPE_CODES.success, PACKET_CODES.packetTaken, PACKET_CODES.packetEmpty]),
    )
    const shares = await sharesOf(code)
    expect(new Set(shares.map(({ taken_by: by }) => by)).size).toBe(6)
    const packet = await read(code)
    expect(packet).toMatchObject({ state: 'EMPTY', taken: 6, orderId: '', mine: null })
    expect(packet.takers.reduce((sum, { amount }) => sum + amount, 0)).toBe(3_000)
    expect(packet.takers.every(({ name }) => /^.\*+$/.test(name))).toBe(true)
  })

  it('become a coupon for the buyer or creator, once per key', async () => {
    const code = await made()
    const key = newKey()
    const [first, second] = [await take(code, maker, key), await take(code, maker, key)]
    expect(second.data).toEqual(first.data)
    expect((await take(code, maker)).statusCode).toBe(PACKET_CODES.packetTaken)
    const [coupon] = await couponsOf(maker)
    expect(coupon).toMatchObject({ ...first.data, couponType: 'MULTI_USER_RANDOM_CASH' })
    expect(await read(code, maker.token)).toMatchObject({ mine: { ...first.data, withdrawn: false }, taken: 1 })
    expect((await read(code, maker.token)).takers.map(({ mine }) => mine)).toEqual([true])
    expect((await take(await made(), maker, key)).statusCode).toBe(PURCHASE_CODES.keyReused)
  })

  it('are limited to three packets per buyer and day', async () => {
    const friend = await friends.next()
    for (let count = 0; count < 3; count += 1) {
      expect((await take(await made(), friend)).statusCode).toBe(ENVELOPE_CODES.success)
      maker = await makers.next()
    }
    const code = await made()
    expect(await take(code, friend)).toMatchObject({ statusCode: PACKET_CODES.packetLimit })
    // It is 10:00 at the shop, so the next day begins in 14 hours.
    await test.clock.advance(14 * 3_600_000)
    expect((await take(code, await friends.again())).statusCode).toBe(ENVELOPE_CODES.success)
  })

  it('cannot be taken twice by accounts with one open id', async () => {
    const code = await made()
    const { gateway } = test
    const bind = async (by: Shopper) => {
      const { userId } = await gateway.context.tokens.ownerOf(by.token)
      await recordOpenId(db(), gateway.context.clock, 'WEAPP', 'oPACKET')
      await bindOpenId(db(), 'WEAPP', 'oPACKET', userId)
    }
    const one = await friends.next()
    await bind(one)
    expect((await take(code, one)).statusCode).toBe(ENVELOPE_CODES.success)
    const two = await friends.next()
    await bind(two)
    expect((await take(code, two)).statusCode).toBe(PACKET_CODES.packetTaken)
  })

  it('cannot be taken twice on one device', async () => {
    const code = await made()
    const from = async (packetCode: string, device: string) => {
      const { token } = await friends.next()
      const sent = { method: 'POST', token, body: { idempotencyKey: newKey() }, headers: { 'device-id': device } }
      return (await test.ask(`${BASE}/${packetCode}/take`, sent)).body.statusCode
    }
    const [one, two] = ['1'.repeat(24), '2'.repeat(24)]
    const answers = [await from(code, one), await from(code, one), await from(code, two)]
    expect(answers).toEqual([ENVELOPE_CODES.success, PACKET_CODES.packetTaken, ENVELOPE_CODES.success])
    for (let at = 0; at < 10; at += 1) expect(await from('P-unknown', one)).toBe(ENVELOPE_CODES.notFound)
    expect(await from('P-unknown', one)).toBe(CAPTCHA_CODES.tooManyTries)
    test.gateway.context.risk.packets.clear()
  })

  it('expire a day after the packet’s creation', async () => {
    const code = await made()
    await test.clock.advance(DAY)
    expect((await read(code)).state).toBe('OVER')
    expect((await take(code, await friends.next())).statusCode).toBe(PACKET_CODES.packetOver)
  })

  it.each([
    [
      'become usable when the order can no longer be refunded as a whole',
      [
        { before: 7 * DAY, fee: 0 },
        { before: 2 * DAY, fee: 9_000 },
      ],
      2,
    ],
    ['can be used at once if the order cannot be refunded', [], null],
  ])('%s', async (_, steps, days) => {
    await refundable(steps)
    const orderId = await buy()
    const code = (await make(orderId)).data.packetCode
    const friend = await friends.next()
    await take(code, friend)
    const [coupon] = await couponsOf(friend)
    const { showTime } = await maker.detail(orderId)
    const start = days === null ? (coupon.startTime ?? 0) : showTime - days * DAY
    expect(coupon).toMatchObject({ couponStatus: days === null ? 'AVAILABLE' : 'PENDING', startTime: start })
    expect(start - START < 60_000).toBe(days === null)
    expect(coupon.expireTime).toBeGreaterThan(start + 7 * DAY)
    expect((await read(code)).startTime).toBe(days === null ? null : start)
  })
})

describe('a refund of the whole order', () => {
  it('withdraws unused shares at once and reserved shares later, and notifies the owners', async () => {
    const orderId = await buy()
    const code = (await make(orderId)).data.packetCode
    const [unused, used] = [await friends.next(), await friends.next()]
    const [gone, kept] = [await take(code, unused), await take(code, used)].map(({ data }) => data.couponId)
    const other = await buy(await friends.next())
    const orderOf = (used_order_id: string | null) =>
      db().updateTable('coupons').set({ used_order_id }).where('coupon_id', '=', kept).execute()
    expect((await quoteOf(orderId)).packetShares).toBe(2)
    await orderOf(other)
    expect((await quoteOf(orderId)).packetShares).toBe(1)
    expect((await quoteOf(orderId, 1)).packetShares).toBe(0)
    expect((await refundAll(orderId)).statusCode).toBe(ENVELOPE_CODES.success)
    const withdrawn = await listRows(db(), 'coupon_events', { kind: 'WITHDRAWN', ref: code })
    expect(withdrawn.map(({ coupon_id: id }) => id).sort()).toEqual([gone, kept].sort())
    const stateOfKept = async () =>
      ownCoupon.read((await used.get(`user/buyer/v5/coupons/${kept}`)).body.data).couponStatus
    const withdrawnFor = async (by: Shopper) => (await read(code, by.token)).mine?.withdrawn
    expect([await stateOfKept(), await withdrawnFor(used), await withdrawnFor(unused)]).toEqual(['USED', false, true])
    expect((await maker.detail(orderId)).orderOperations).not.toContain('PACKET')
    await orderOf(null)
    expect([await stateOfKept(), await withdrawnFor(used)]).toEqual(['UN_AVAILABLE', true])
    const messages = await listRows(db(), 'messages', { kind: 'PACKET_WITHDRAWN' })
    expect(messages.map(({ path }) => path)).toEqual([`/coupon-info?couponId=${gone}`])
    expect((await read(code)).state).toBe('VOID')
    expect((await take(code, await friends.next())).statusCode).toBe(PACKET_CODES.packetVoid)
  })

  it('has the same effect as the void command in the console', async () => {
    const code = await made()
    const friend = await friends.next()
    await take(code, friend)
    const listed = async () =>
      (await test.ask('console/api/packets')).body.data.find((each: { packetCode: string }) => each.packetCode === code)
    expect(await listed()).toMatchObject({ state: 'OPEN', shares: 6, taken: 1, total: 3_000 })
    await test.ask(`console/api/packets/${code}`, { method: 'POST', body: { action: 'VOID' } })
    expect([(await listed()).state, await couponsOf(friend)]).toEqual(['VOID', []])
  })

  it('prevents a later packet', async () => {
    const orderId = await buy()
    await refundAll(orderId)
    expect([(await ofOrder(orderId)).state, (await make(orderId)).statusCode]).toEqual([
      'VOID',
      PACKET_CODES.packetVoid,
    ])
  })

  it('withdraws a share that is taken concurrently, or rejects the request', async () => {
    const orderId = await buy()
    const code = (await make(orderId)).data.packetCode
    const friend = await friends.next()
    const [answer] = await Promise.all([take(code, friend), refundAll(orderId)])
    const left = (await couponsOf(friend)).length
    expect(left).toBe(0)
    expect([Number(ENVELOPE_CODES.success), PACKET_CODES.packetVoid]).toContain(answer.statusCode)
  })
})

it('issues coupons with a random amount only in packets', async () => {
  const answer = await maker.post('buyer/cyy/v1/coupons/obtain', { couponCode: 'CT15' })
  expect(answer.body.statusCode).toBe(COUPON_CODES.couponOver)
})

it('returns 404 for an unknown packet, and does not change a packet on reading', async () => {
  const friend = await friends.next()
  expect((await test.ask('user/pub/v3/coupon_packets/P-unknown')).status).toBe(404)
  expect((await friend.post(`${BASE}/P-unknown/take`, { idempotencyKey: newKey() })).status).toBe(404)
  const code = await made()
  const before = await sharesOf(code)
  await read(code, friend.token)
  expect(await sharesOf(code)).toEqual(before)
})

it('includes in the seed data a packet and an order that allows a packet', async () => {
  const member = await shopper(test)
  expect(await read('P-demo-packet', member.token)).toMatchObject({
    orderId: expect.stringMatching(/^O/),
    taken: 1,
    state: 'OPEN',
  })
  const { items } = (await member.get('trade/buyer/order/v5/orders?offset=0&length=50')).body.data
  const open = await Promise.all(items.map(async ({ orderId }: { orderId: string }) => ofOrder(orderId, member)))
  // The parent order of a purchase has no packet.
  expect(open.map((each) => each?.state)).toEqual(expect.arrayContaining(['OPEN', 'MADE', 'OVER']))
})

checkLockOrder()
