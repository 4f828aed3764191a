import { express } from '@/api/express'
import { EXPRESS_CODES } from '@/domain/business-codes/express'
import { TRANSFER_CODES } from '@/domain/business-codes/transfer'
import { gateTickets } from '../../../../../scripts/gateway/modules/trade/voucher/gate-service'
import { unbalanced } from '../../../../bench/faults/audit'
import { START, useGateway } from '../../../support/gateway'
import { madeUp } from '../../../support/same-shape'
import { seededOrder } from '../../../support/sample'
import { newKey, PLAY, press, shopper, type Shopper } from '../../../support/shopper'

const HOUR = 3_600_000
const { expressUnfit: UNFIT, addressUnfit: FAR, parcelLeft: LEFT } = EXPRESS_CODES
/** Provinces: 31 Shanghai, 33 Zhejiang, 81 Hong Kong. The courier does not deliver to Hong Kong. */
const AREAS = { '31': '3101', '33': '3301', '81': '8101' }

const test = useGateway()
let member: Shopper
/** Number of buyers so far. Each test creates a buyer, because a session limits the purchases per buyer. */
let phones = 0
const again = () => shopper(test, `1391000${String(1000 + phones)}`)
beforeEach(async () => {
  await test.clock.set(START)
  phones += 1
  member = await again()
})
afterEach(async () => expect(await unbalanced(test.gateway.context)).toEqual([]))

const db = () => test.gateway.context.db
const pathOf = (orderId: string) => `trade/buyer/order/v5/orders/${orderId}/express`
const parcel = async (orderId: string) => (await member.get(pathOf(orderId))).body.data
const stepsOf = async (orderId: string): Promise<string[]> =>
  (await parcel(orderId)).steps.map(({ step }: { step: string }) => step)
const pass = async (ms: number) => {
  await test.clock.advance(ms)
  member = await again()
}
/** Moves the clock to `hours` before the start of the session. */
const beforeShow = async (hours: number) => {
  const { show_time: start } = await db()
    .selectFrom('sessions')
    .select('show_time')
    .where('session_id', '=', PLAY.sessionId)
    .executeTakeFirstOrThrow()
  await test.clock.set(start - hours * HOUR)
  member = await again()
}
const addressAt = async (provinceId: keyof typeof AREAS): Promise<string> => {
  const cityId = AREAS[provinceId]
  const districts = await test.ask(`user/pub/v1/provinces/cities/${cityId}/districts`, {})
  const body = {
    ...{ recipient: '林晚', cellphone: '13800000001', countryCode: '86', provinceId, cityId },
    ...{ districtId: districts.body.data[0].id, detail: `灯塔路 ${provinceId} 号 301 室`, isDefault: false },
  }
  return (await member.post('user/buyer/v3/user/addresses', body)).body.data.addressId
}
const moveTo = (orderId: string, addressId: string) =>
  test.ask(`${pathOf(orderId)}/address`, { method: 'PUT', token: member.token, body: { addressId } })
const courier = (orderId: string, action: string) =>
  test.ask(`console/api/parcels/${orderId}`, { method: 'POST', body: { action } })

/** Makes a paid order of two paper tickets. */
const bought = async (): Promise<string> => {
  const { data } = (await member.order({ ...PLAY, deliverMethod: 'EXPRESS', addressId: await addressAt('31') })).body
  await press(await member.cashier(data.unPaidTransactionIds[0]), 'pay')
  return data.orderId
}
const refundUnits = async (orderId: string, count: number) => {
  const { units } = (await member.get(`trade/buyer/refund/v1/orders/${orderId}`)).body.data
  const unitIds = units.slice(0, count).map(({ unitId }: { unitId: string }) => unitId)
  const base = `trade/buyer/refund/v1/orders/${orderId}`
  const { quote } = (await member.post(`${base}/preview`, { unitIds })).body.data
  return (await member.post(`${base}/apply`, { quote, reason: 'TIME', idempotencyKey: newKey() })).body
}
const messagesOf = (orderId: string) =>
  db()
    .selectFrom('messages')
    .select(['kind', 'content'])
    .where('path', '=', `/express?orderId=${orderId}`)
    .orderBy('message_id')
    .execute()

describe('the parcel of an order', () => {
  it('passes through order states 3, 7 and 9 over time', async () => {
    const orderId = await bought()
    const { payTime } = await member.detail(orderId)
    expect(await member.detail(orderId)).toMatchObject({ orderState: 'RESERVE', expressNo: '', voucherIds: [] })
    expect(await stepsOf(orderId)).toEqual(['PACKED'])

    await pass(12 * HOUR)
    const sent = await member.detail(orderId)
    expect(sent).toMatchObject({
      orderState: 'DELIVERING_EXPRESS',
      express: { displayName: '灯速快递' },
      voucherIds: [],
    })
    expect(sent.expressNo).toMatch(/^LX\d{11}$/)
    expect(sent.orderOperations).toContain('VIEW_EXPRESS')

    // Each step has the time at which it happened, no matter when the order is read.
    await pass(60 * HOUR)
    const wire = await parcel(orderId)
    const { steps, state, utcOffset } = wire
    expect(state).toBe('SIGNED')
    expect(utcOffset).toBe(480)
    expect(
      steps.map(({ step, time }: { step: string; time: number }) => [step, Math.round((time - payTime) / HOUR)]),
    ).toEqual([
      ['SIGNED', 40],
      ['OUT', 36],
      ['ARRIVED', 30],
      ['DEPARTED', 16],
      ['PICKED_UP', 12],
      ['PACKED', 0],
    ])
    const done = await member.detail(orderId)
    expect(done).toMatchObject({ orderState: 'SUCCEEDED', voucherIds: [expect.any(String)] })
    expect((await messagesOf(orderId)).map(({ kind }) => kind)).toEqual([
      'EXPRESS_SENT',
      'EXPRESS_OUT',
      'EXPRESS_SIGNED',
    ])
    expect(madeUp(express.read(wire), wire)).toEqual([])
  })

  it('disables the digital codes and transfers of its printed tickets', async () => {
    const orderId = await bought()
    await pass(41 * HOUR)
    const [voucherId] = (await member.detail(orderId)).voucherIds
    const path = `trade/buyer/v3/vouchers/${voucherId}`
    const { data } = (await member.get(path)).body
    expect(data).toMatchObject({ ticketForm: 'PAPER', paperSent: true, pickupCode: '', wallets: [] })
    expect((await member.get(`${path}/ticket_code`)).body.data).toEqual([])
    expect((await member.post(`${path}/ticket_keys`, {})).body.data).toEqual([])
    const at = { showId: PLAY.showId, sessionId: PLAY.sessionId, at: test.clock.now(), lang: 'zh-CN' } as const
    const [{ ticketId }] = data.tickets
    const [judged] = await gateTickets(db(), { ...at, ticketId })
    expect(judged).toMatchObject({ key: null, staticCode: expect.stringMatching(/./) })

    const offer = (await member.get(`trade/buyer/v3/ticket_transfers/offers/${voucherId}`)).body.data
    expect(offer.tickets).toMatchObject([{ refusal: 'PAPER' }, { refusal: 'PAPER' }])
    const gift = { voucherId, ticketIds: [ticketId], countryCode: '86', cellphone: '13800000002' }
    const refused = await member.post('trade/buyer/v3/ticket_transfers', { ...gift, message: '', card: 'stars' })
    expect(refused.body).toMatchObject({ statusCode: TRANSFER_CODES.giftRefused, data: { ticketId, reason: 'PAPER' } })
  })

  it('contains only the remaining tickets after a partial refund', async () => {
    const orderId = await bought()
    expect((await refundUnits(orderId, 1)).statusCode).toBe(200)
    await pass(41 * HOUR)
    expect((await member.detail(orderId)).orderState).toBe('SUCCEEDED')
    const tickets = await db()
      .selectFrom('tickets as t')
      .innerJoin('vouchers as u', 'u.voucher_id', 't.voucher_id')
      .select(['t.sort', 't.state'])
      .where('u.order_id', '=', orderId)
      .execute()
    expect(tickets).toEqual([{ sort: 1, state: 'VALID' }])
  })

  it('is not sent if its tickets are refunded, or else returns', async () => {
    const orderId = await bought()
    await refundUnits(orderId, 2)
    expect(await stepsOf(orderId)).toEqual(['CANCELED', 'PACKED'])
    await db().updateTable('refunds').set({ changed: true }).execute()
    const later = await bought()
    await pass(17 * HOUR)
    await refundUnits(later, 2)
    expect((await parcel(later)).state).toBe('RETURNING')
    await pass(25 * HOUR)
    expect(await parcel(later)).toMatchObject({ state: 'RETURNED', canChangeAddress: false })
    const { orderState, orderOperations, progress } = await member.detail(later)
    expect([orderState, orderOperations.includes('SEND_AGAIN')]).toEqual(['REFUNDED', false])
    expect(progress.map(({ state }: { state: string }) => state)).not.toContain('PARCEL_RETURNED')
  })
})

describe('the address of a parcel', () => {
  it('can be changed until the courier collects the parcel', async () => {
    const orderId = await bought()
    const other = await addressAt('33')
    const changed = (await moveTo(orderId, other)).body.data
    expect(changed).toMatchObject({ address: expect.stringContaining('灯塔路 33 号'), canChangeAddress: true })
    expect(changed.steps[0].step).toBe('ADDRESS')
    // A request that is repeated with the same key counts as one change.
    expect((await moveTo(orderId, other)).body.data.steps).toHaveLength(2)
    await pass(12 * HOUR)
    expect((await moveTo(orderId, await addressAt('31'))).body.statusCode).toBe(LEFT)
    expect(await parcel(orderId)).toMatchObject({ canChangeAddress: false, leavesAt: null })
    await pass(18 * HOUR)
    expect((await parcel(orderId)).steps[0]).toMatchObject({ step: 'ARRIVED', place: '杭州市' })
  })

  it('is used when a returned parcel is sent again', async () => {
    const orderId = await bought()
    for (const action of ['next', 'return', 'next']) await courier(orderId, action)
    expect(await parcel(orderId)).toMatchObject({ state: 'RETURNED', canChangeAddress: true })
    expect((await messagesOf(orderId)).map(({ kind }) => kind)).toEqual(['EXPRESS_SENT', 'EXPRESS_RETURNED'])
    const { expressNo, news, ...returned } = await member.detail(orderId)
    expect(news).toBe('EXPRESS_RETURNED')
    expect(returned).toMatchObject({ orderDetailState: 'parcelReturned', orderStatusTitle: '快递已退回' })
    expect(returned.orderOperations).toContain('SEND_AGAIN')
    const packed = { state: 'PACKING', displayName: '', expressNo: '' }
    expect((await moveTo(orderId, await addressAt('33'))).body.data).toMatchObject(packed)
    expect((await stepsOf(orderId)).slice(0, 3)).toEqual(['ADDRESS', 'AGAIN', 'RETURNED'])
    // The order no longer shows the first tracking number. The buyer receives a message about the second parcel.
    const waiting = await member.detail(orderId)
    expect(waiting).toMatchObject({ expressNo: '', express: null, delivery: { expressName: '', expressNo: '' } })
    expect(waiting.orderOperations).toContain('VIEW_EXPRESS')
    expect(waiting.orderOperations).not.toContain('SEND_AGAIN')
    expect(waiting.orderDetailState).toBe('parcelAgain')
    await pass(41 * HOUR)
    const done = await member.detail(orderId)
    expect(done.orderState).toBe('SUCCEEDED')
    expect(done.expressNo).not.toBe(expressNo)
    expect(done.progress.map(({ state }: { state: string }) => state).slice(2)).toEqual([
      ...['DELIVERING_EXPRESS', 'PARCEL_RETURNING', 'PARCEL_RETURNED', 'PARCEL_AGAIN', 'PARCEL_SENT', 'SUCCEEDED'],
    ])
  })

  it('cannot be changed if the parcel returned too late for the show', async () => {
    const orderId = await bought()
    const address = await addressAt('33')
    for (const action of ['next', 'return', 'next']) await courier(orderId, action)
    await beforeShow(49)
    expect(await parcel(orderId)).toMatchObject({ state: 'RETURNED', canChangeAddress: true })
    await beforeShow(47)
    expect(await parcel(orderId)).toMatchObject({ state: 'RETURNED', canChangeAddress: false })
    expect((await member.detail(orderId)).orderOperations).not.toContain('SEND_AGAIN')
    const refusal = { statusCode: UNFIT, comments: expect.stringContaining('暂不支持快递配送') }
    expect((await moveTo(orderId, address)).body).toMatchObject(refusal)
    expect((await stepsOf(orderId))[0]).toBe('RETURNED')
    expect((await messagesOf(orderId)).at(-1)?.content).toMatchObject({
      'zh-CN': expect.stringContaining('将重新寄出'),
    })
  })

  it('is not requested again if the parcel returns too late for the show', async () => {
    await beforeShow(49)
    const orderId = await bought()
    for (const action of ['next', 'return']) await courier(orderId, action)
    await pass(25 * HOUR)
    await parcel(orderId)
    const content = { 'zh-CN': expect.stringContaining('无法再寄出。如需帮助请联系客服') }
    expect((await messagesOf(orderId)).at(-1)).toMatchObject({ kind: 'EXPRESS_RETURNED', content })
  })

  it('is refused outside the courier’s area, before and after the purchase', async () => {
    const far = await addressAt('81')
    expect((await member.preOrder({ ...PLAY, deliverMethod: 'EXPRESS', addressId: far })).body.statusCode).toBe(FAR)
    const orderId = await bought()
    expect((await moveTo(orderId, far)).body).toMatchObject({ statusCode: FAR, comments: '该地址暂不支持配送' })
  })
})

describe('express delivery', () => {
  it('is refused for e-ticket orders, and shortly before the show', async () => {
    const { orderId } = (await member.order()).body.data
    expect((await member.get(pathOf(orderId))).body.statusCode).toBe(UNFIT)
    await beforeShow(47)
    const late = await member.preOrder({ ...PLAY, deliverMethod: 'EXPRESS' })
    expect(late.body).toMatchObject({ statusCode: UNFIT, comments: expect.stringContaining('暂不支持快递配送') })
  })

  it('hides an order’s parcel from other buyers', async () => {
    const other = await shopper(test, '13800000002')
    expect((await other.get(pathOf(seededOrder('X1')))).body.statusCode).toBe(404)
  })
})
