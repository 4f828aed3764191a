import { getRow } from '../../../../../scripts/gateway/core/database/rows'
import { START, useGateway } from '../../../support/gateway'
import { json } from '../../../../../scripts/gateway/core/database/json'
import type { RefundRule } from '../../../../../src/domain/refund/rule'
import { press, type Shopper, shopper, useShopper } from '../../../support/shopper'

const HOUR = 3_600_000
/** Id of a show whose public sale opens three hours after the gateway starts. Members can buy one hour earlier. */
const SHOW = 'S4007'
const SESSION = 'S4007N01'
const PRIVILEGE = 'PVS4007'
const PURCHASE = { showId: SHOW, sessionId: SESSION, items: [{ seatPlanId: 'S4007N01P1', quantity: 1 }] }
const BASE = `show/pub/v3/privilege/purchase/${PRIVILEGE}/${SHOW}`

const stage = useGateway()
const member = useShopper(stage)
const guest = useShopper(stage, '13800000002')

afterEach(() => stage.clock.set(START))

const facts = async (token?: string) =>
  (await stage.ask(`show/pub/v5/show/${SHOW}/dynamic`, token ? { token } : {})).body.data
const privilegeToken = async (token: string): Promise<string> =>
  (await stage.ask('user/buyer/v5/prime_privilege', { token })).body.data.privilegeToken
const sessions = async (headers: Record<string, string> = {}) =>
  (await stage.ask(`${BASE}/sessions_dynamic_data`, { headers })).body.data
const plans = async (headers: Record<string, string> = {}) =>
  (await stage.ask(`${BASE}/session/${SESSION}/seat_plans_dynamic_data`, { headers })).body.data

describe('a show with a priority sale for members', () => {
  test('shows the privilege to everyone, and marks it as usable only for members', async () => {
    const open = { existsPrivilegePurchase: true, prioritySaleTime: START - HOUR }
    expect(await facts(member.token)).toMatchObject({ ...open, canUsePriorityPurchase: true, privilegeId: PRIVILEGE })
    const none = { ...open, canUsePriorityPurchase: false, privilegeId: '' }
    expect(await facts(guest.token)).toMatchObject(none)
    expect(await facts()).toMatchObject(none)
    expect(await facts('not-a-token')).toMatchObject(none)
  })

  test('rejects an expired access token, and does not treat its buyer as a visitor', async () => {
    stage.clock.set(START + HOUR)
    expect(await stage.ask(`show/pub/v5/show/${SHOW}/dynamic`, { token: member.token })).toMatchObject({
      body: { statusCode: 15012010 },
    })
  })

  test('is on sale early only for a buyer who has the privilege', async () => {
    const token = await privilegeToken(member.token)
    expect(await sessions({ 'privilege-token': token })).toMatchObject([{ sessionStatus: 'ON_SALE' }])
    expect((await plans({ 'privilege-token': token }))[0]).toMatchObject({ status: 'ON_SALE' })
    expect(await sessions({ 'access-token': member.token })).toMatchObject([{ sessionStatus: 'ON_SALE' }])
    const forged = `${token.slice(0, -2)}AA`
    for (const headers of [{}, { 'privilege-token': forged }, { 'access-token': guest.token }]) {
      expect(await sessions(headers as Record<string, string>)).toMatchObject([{ sessionStatus: 'PRE_SALE' }])
      expect((await plans(headers as Record<string, string>))[0]).toMatchObject({ status: 'PENDING' })
    }
  })

  test('returns privilege tokens only to members, valid for a day', async () => {
    const token = await privilegeToken(member.token)
    expect(await privilegeToken(guest.token)).toBe('')
    const holderAt = (time: number) => {
      stage.clock.set(time)
      return stage.gateway.context.privilegeHolders.holderOf({ 'privilege-token': token })
    }
    expect(await holderAt(START + 23 * HOUR)).toBe('U1001')
    expect(await holderAt(START + 25 * HOUR)).toBe('')
  })

  test('rejects the privilege of another show', async () => {
    for (const path of ['PVS4007/S4001/sessions_dynamic_data', 'PVS4001/S4007/sessions_static_data'])
      expect((await stage.ask(`show/pub/v3/privilege/purchase/${path}`)).status).toBe(404)
  })
})

describe('the refund rule of a purchase with a privilege', () => {
  const DAY = 24 * HOUR
  const OWN = [
    { before: 30 * DAY, fee: 0 },
    { before: 14 * DAY, fee: 2000 },
  ]
  const LIMIT = 6
  const bought = { ...PURCHASE, privilegeId: PRIVILEGE }
  const all = { ...bought, items: [{ seatPlanId: 'S4007N01P1', quantity: LIMIT }] }
  const pay = async (buyer: Shopper, purchase: object): Promise<string> => {
    const { orderId, unPaidTransactionIds } = (await buyer.order(purchase)).body.data
    await press(await buyer.cashier(unPaidTransactionIds[0]), 'pay')
    return orderId
  }
  const refundOf = async (orderId: string) => (await member.get(`trade/buyer/refund/v1/orders/${orderId}`)).body.data
  const preview = async (orderId: string, unitIds: string[]) =>
    (await member.post(`trade/buyer/refund/v1/orders/${orderId}/preview`, { unitIds })).body.data
  const rule = (privilegeId: string, token?: string) =>
    stage.ask(`show/buyer/v3/privilege/${privilegeId}/refund_rule?lang=en`, token ? { token } : {})
  const setRule = (refundRule: RefundRule | null) =>
    stage.gateway.context.db
      .updateTable('privileges')
      .set({ refund_rule: refundRule && json(refundRule) })
      .where('privilege_id', '=', PRIVILEGE)
      .execute()

  test('is returned to every account, but not to visitors', async () => {
    expect((await rule(PRIVILEGE, guest.token)).body.data).toMatchObject({
      showId: SHOW,
      steps: OWN,
      privilege: { ownRule: true, holders: ['Lantern Silver members and above', 'Friends of the House'] },
    })
    expect((await rule(PRIVILEGE)).body.statusCode).toBe(15012007)
    expect((await rule('PVS4001', guest.token)).status).toBe(404)
  })

  test('applies to price, order and refund; the refund restores purchase limit and stock', async () => {
    const priced = (await member.preOrder(all)).body.data
    expect(priced).toMatchObject({ privilegeId: PRIVILEGE })
    expect(priced.notes.join('')).toContain('30 天')
    const stock = async () =>
      (await getRow(stage.gateway.context.db, 'stocks', { seat_plan_id: 'S4007N01P1' })).remaining
    const before = await stock()
    const orderId = await pay(member, all)
    expect(await member.preOrder(bought)).toMatchObject({ body: { statusCode: 22030303 } })
    const detail = await member.detail(orderId)
    expect(detail).toMatchObject({ privilegeId: PRIVILEGE })
    expect(detail.orderOperations).toContain('REFUND')
    const { units, steps, privilege } = await refundOf(orderId)
    expect(privilege).toMatchObject({ privilegeId: PRIVILEGE, ownRule: true })
    expect(steps.map(({ fee }: { fee: number | null }) => fee)).toEqual([0, 2000, null])
    const quote = await preview(orderId, [units[0].unitId])
    expect(quote).toMatchObject({ feeRate: 0, fee: 0 })
    const applied = await member.post(`trade/buyer/refund/v1/orders/${orderId}/apply`, {
      ...{ quote: quote.quote, reason: 'TIME', idempotencyKey: 'privilege-refund-1' },
    })
    expect(applied.body).toMatchObject({ statusCode: 200, data: { fee: 0 } })
    expect(await stock()).toBe(before - LIMIT + 1)
    expect(await member.preOrder(bought)).toMatchObject({ body: { statusCode: 200 } })
    expect(await facts(member.token)).toMatchObject({ canUsePriorityPurchase: true })
    expect((await refundOf(orderId)).countLeft).toBe(0)
  })

  test('is reflected in the order’s note and operations if it forbids refunds', async () => {
    const buyer = await shopper(stage, '13800000061')
    await buyer.post('show/buyer/v3/privilege/code', { privilegeCode: 'FRIENDS2026' })
    await setRule({ steps: [], perSession: 1 })
    expect((await buyer.preOrder(bought)).body.data.notes.join('')).toContain('不退不换')
    const orderId = await pay(buyer, bought)
    expect((await buyer.detail(orderId)).orderOperations).not.toContain('REFUND')
    const { hindrance, units } = (await buyer.get(`trade/buyer/refund/v1/orders/${orderId}`)).body.data
    expect(hindrance).toBe('NEVER')
    const path = `trade/buyer/refund/v1/orders/${orderId}/preview`
    expect((await buyer.post(path, { unitIds: [units[0].unitId] })).body.statusCode).not.toBe(200)
    await setRule(null)
    // The privilege has no refund rule of its own, so the show's rule applies.
    expect((await buyer.detail(orderId)).orderOperations).toContain('REFUND')
    const shows = (await buyer.get(`trade/buyer/refund/v1/orders/${orderId}`)).body.data
    expect(shows.steps.map(({ fee }: { fee: number | null }) => fee)).toEqual([1000, 3000, null])
    expect(shows.privilege).toMatchObject({ ownRule: false })
    await setRule({ steps: OWN, perSession: 1 })
  })

  test('does not apply to a buyer who does not have the privilege', async () => {
    stage.clock.set(START + 3 * HOUR)
    const late = await shopper(stage, '13800000062')
    const priced = (await late.preOrder(bought)).body.data
    expect(priced.privilegeId).toBe('')
    const orderId = await pay(late, bought)
    expect((await late.get(`trade/buyer/refund/v1/orders/${orderId}`)).body.data).toMatchObject({
      privilege: null,
      steps: [{ fee: 1000 }, { fee: 3000 }, { fee: null }],
    })
  })
})

describe('an order before the public sale', () => {
  const NOT_ON_SALE = { body: { statusCode: 22030302 } }

  test('is refused without the privilege id, even for members', async () => {
    expect(await member.preOrder(PURCHASE)).toMatchObject(NOT_ON_SALE)
    expect(await member.order(PURCHASE)).toMatchObject(NOT_ON_SALE)
  })

  test('is refused for a buyer without the privilege, or for another show’s privilege', async () => {
    expect(await guest.order({ ...PURCHASE, privilegeId: PRIVILEGE })).toMatchObject(NOT_ON_SALE)
    expect(await member.order({ ...PURCHASE, privilegeId: 'PVS4001' })).toMatchObject(NOT_ON_SALE)
  })

  test('succeeds with the privilege', async () => {
    const placed = await member.order({ ...PURCHASE, privilegeId: PRIVILEGE })
    expect(placed.body).toMatchObject({ statusCode: 200, data: { type: 'TICKET' } })
  })

  test('rejects another buyer’s privilege token', async () => {
    const token = await privilegeToken(member.token)
    const answer = await stage.ask('trade/buyer/order/v3/pre_order', {
      method: 'POST',
      body: { ...PURCHASE, couponId: '', privilegeId: PRIVILEGE },
      token: guest.token,
      headers: { 'privilege-token': token },
    })
    expect(answer).toMatchObject(NOT_ON_SALE)
  })

  test('is possible only from the start time of the privilege', async () => {
    stage.clock.set(START - HOUR - 60_000)
    expect(await member.preOrder({ ...PURCHASE, privilegeId: PRIVILEGE })).toMatchObject(NOT_ON_SALE)
    stage.clock.set(START + 3 * HOUR)
    const late = await shopper(stage, '13800000002')
    expect((await late.preOrder(PURCHASE)).body.statusCode).toBe(200)
    expect(await facts()).toMatchObject({ existsPrivilegePurchase: false, showDetailStatus: 'ON_SALE' })
  })

  test('can hold and buy seats with the privilege', async () => {
    const { db } = stage.gateway.context
    const seats = { showId: 'S2101', sessionId: 'S2101N01' }
    await db
      .updateTable('shows')
      .set({ sale_time: START + HOUR })
      .where('show_id', '=', seats.showId)
      .execute()
    const right = { privilege_id: 'PVS2101', show_id: seats.showId, min_level: 1, opens_at: null }
    await db.insertInto('privileges').values(right).execute()
    const path = `show/pub/v1/show/${seats.showId}/session/${seats.sessionId}`
    const { seatIds } = (await stage.ask(`${path}/best_seats?count=2`)).body.data
    const { version } = (await stage.ask(`${path}/seat_sale`)).body.data
    const hold = (buyer: Shopper, idempotencyKey: string, more: object = {}) =>
      buyer.post('show/buyer/v1/seat_hold', { ...seats, seatIds, version, idempotencyKey, ...more })
    expect(await hold(member, 'early-0001')).toMatchObject(NOT_ON_SALE)
    expect(await hold(guest, 'early-0002', { privilegeId: 'PVS2101' })).toMatchObject(NOT_ON_SALE)
    const { body } = await hold(member, 'early-0003', { privilegeId: 'PVS2101' })
    expect(body.data.seats).toHaveLength(2)
    const held = { ...seats, items: [], holdId: body.data.holdId }
    expect(await member.order(held)).toMatchObject(NOT_ON_SALE)
    expect((await member.order({ ...held, privilegeId: 'PVS2101' })).body.statusCode).toBe(200)
  })
})
