import { START, testGateway, type TestGateway } from '../../support/gateway'
import { type Shopper, shopper } from '../../support/shopper'

jest.setTimeout(60_000)

const HOUR = 3_600_000
/** Its public sale opens three hours after the start; members buy from an hour before the start on. */
const SHOW = 'S4007'
const SESSION = 'S4007N01'
const PRIVILEGE = 'PVS4007'
const PURCHASE = { showId: SHOW, sessionId: SESSION, items: [{ seatPlanId: 'S4007N01P1', quantity: 1 }] }
const BASE = `show/pub/v3/privilege/purchase/${PRIVILEGE}/${SHOW}`

let stage: TestGateway
let member: Shopper
let guest: Shopper

beforeAll(async () => {
  stage = await testGateway()
  member = await shopper(stage)
  guest = await shopper(stage, '13800000002')
})
afterAll(() => stage.gateway.close())
afterEach(() => stage.clock.set(START))

const facts = async (token?: string) =>
  (await stage.ask(`show/pub/v5/show/${SHOW}/dynamic`, token ? { token } : {})).body.data
const privilegeToken = async (token: string): Promise<string> =>
  (await stage.ask('user/buyer/v5/prime_privilege', { token })).body.data.privilegeToken
const sessions = async (headers: Record<string, string> = {}) =>
  (await stage.ask(`${BASE}/sessions_dynamic_data`, { headers })).body.data
const plans = async (headers: Record<string, string> = {}) =>
  (await stage.ask(`${BASE}/session/${SESSION}/seat_plans_dynamic_data`, { headers })).body.data

describe('a show that members buy first', () => {
  test('shows everybody that the privilege exists, and members that they have it', async () => {
    const open = { existsPrivilegePurchase: true, prioritySaleTime: START - HOUR }
    expect(await facts(member.token)).toMatchObject({ ...open, canUsePriorityPurchase: true, privilegeId: PRIVILEGE })
    const none = { ...open, canUsePriorityPurchase: false, privilegeId: '' }
    expect(await facts(guest.token)).toMatchObject(none)
    expect(await facts()).toMatchObject(none)
    expect(await facts('not-a-token')).toMatchObject(none)
  })

  test('an expired access token must be renewed, instead of counting as none', async () => {
    stage.clock.set(START + HOUR)
    expect(await stage.ask(`show/pub/v5/show/${SHOW}/dynamic`, { token: member.token })).toMatchObject({
      body: { statusCode: 15012010 },
    })
  })

  test('sells by the privilege to a buyer with its token only', async () => {
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

  test('a privilege token expires after a day; a buyer without privileges gets none', async () => {
    const token = await privilegeToken(member.token)
    expect(await privilegeToken(guest.token)).toBe('')
    const holderAt = (time: number) => {
      stage.clock.set(time)
      return stage.gateway.context.privilegeHolders.holderOf({ 'privilege-token': token })
    }
    expect(await holderAt(START + 23 * HOUR)).toBe('U1001')
    expect(await holderAt(START + 25 * HOUR)).toBe('')
  })

  test('another show’s privilege is none', async () => {
    for (const path of ['PVS4007/S4001/sessions_dynamic_data', 'PVS4001/S4007/sessions_static_data'])
      expect((await stage.ask(`show/pub/v3/privilege/purchase/${path}`)).status).toBe(404)
  })
})

describe('ordering before the public sale', () => {
  const NOT_ON_SALE = { body: { statusCode: 22030302 } }

  test('is refused without the privilege, to members too', async () => {
    expect(await member.preOrder(PURCHASE)).toMatchObject(NOT_ON_SALE)
    expect(await member.order(PURCHASE)).toMatchObject(NOT_ON_SALE)
  })

  test('is refused to a buyer without the right, for any request', async () => {
    expect(await guest.order({ ...PURCHASE, privilegeId: PRIVILEGE })).toMatchObject(NOT_ON_SALE)
    expect(await member.order({ ...PURCHASE, privilegeId: 'PVS4001' })).toMatchObject(NOT_ON_SALE)
  })

  test('goes through with it', async () => {
    const placed = await member.order({ ...PURCHASE, privilegeId: PRIVILEGE })
    expect(placed.body).toMatchObject({ statusCode: 200, data: { type: 'TICKET' } })
  })

  test('another’s privilege token does not help to order', async () => {
    const token = await privilegeToken(member.token)
    const answer = await stage.ask('trade/buyer/order/v3/pre_order', {
      method: 'POST',
      body: { ...PURCHASE, couponId: '', privilegeId: PRIVILEGE },
      token: guest.token,
      headers: { 'privilege-token': token },
    })
    expect(answer).toMatchObject(NOT_ON_SALE)
  })

  test('starts at the privilege’s time, and needs no privilege once the sale is open to all', async () => {
    stage.clock.set(START - HOUR - 60_000)
    expect(await member.preOrder({ ...PURCHASE, privilegeId: PRIVILEGE })).toMatchObject(NOT_ON_SALE)
    stage.clock.set(START + 3 * HOUR)
    const late = await shopper(stage, '13800000002')
    expect((await late.preOrder(PURCHASE)).body.statusCode).toBe(200)
    expect(await facts()).toMatchObject({ existsPrivilegePurchase: false, showDetailStatus: 'ON_SALE' })
  })

  test('seats are held and ordered by it too', async () => {
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
