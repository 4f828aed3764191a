import { applyDue } from '../../../../../scripts/gateway/core/due'
import { orders } from '@/api/order'
import { ORDER_STATE_LABELS } from '@/domain/order/state-label'
import en from '@/locales/en-US/core.json'
import zh from '@/locales/zh-CN/core.json'
import mo from '@/locales/zh-MO/core.json'
import { texts } from '../../../../../scripts/gateway/modules/trade/order/texts'
import { useGateway } from '../../../support/gateway'
import { madeUp } from '../../../support/same-shape'
import { seededOrder } from '../../../support/sample'
import { EXHIBITION, newKey, PLAY, press, shopper, type Shopper } from '../../../support/shopper'
import { join, offer, pay, place, SHOW, soldTo, TIER } from '../../after-sale/resale/house'

const DAY = 24 * 3_600_000
const LIST = 'trade/buyer/order/v5/orders'

const test = useGateway()
let buyer: Shopper
beforeAll(async () => {
  buyer = await shopper(test, '13800000001')
})

const bought = async (purchase: object, more: object = {}): Promise<string> => {
  const { data } = (await buyer.order(purchase, more)).body
  if (data.unPaidTransactionIds.length > 0) await press(await buyer.cashier(data.unPaidTransactionIds[0]), 'pay')
  return data.orderId
}
const oneOf = (showId: string, session: number, plan: number) => ({
  showId,
  sessionId: `${showId}N0${session}`,
  items: [{ seatPlanId: `${showId}N0${session}P${plan}`, quantity: 1 }],
})
const localized = async (by: Shopper, orderId: string, lang: string) =>
  (await by.get(`${LIST}/${orderId}?lang=${lang}`)).body.data
const listOf = async (tab: string) => (await buyer.get(`${LIST}?tab=${tab}&offset=0&length=100`)).body.data

it('labels each order state like the storefront, in each language', () => {
  const core = { 'zh-CN': zh, 'zh-MO': mo, 'en-US': en }
  for (const lang of ['zh-CN', 'zh-MO', 'en-US'] as const)
    expect(ORDER_STATE_LABELS.map((label) => texts.translate(lang, `state.${label}`))).toEqual(
      // Placeholders in the storefront's texts have double braces.
      ORDER_STATE_LABELS.map((label) => core[lang].order.state[label].replace(/\{\{(\w+)\}\}/g, '{$1}')),
    )
})

it('returns the detailed state with its title in the request’s language', async () => {
  const sent = seededOrder(4)
  expect(await localized(buyer, sent, 'en')).toMatchObject({
    orderState: 'DELIVERING_EXPRESS',
    orderDetailState: 'express',
    orderStatusTitle: 'With the courier',
  })
  expect(await localized(buyer, sent, 'zh-MO')).toMatchObject({ orderStatusTitle: '速遞派送中' })
  expect(await buyer.detail(seededOrder(1))).toMatchObject({ orderState: 'SUCCEEDED', orderDetailState: 'issued' })
  expect(await buyer.detail(seededOrder(14))).toMatchObject({ orderState: 'SUCCEEDED', orderDetailState: 'succeeded' })
})

it('returns the show time as text, with a date range for joint purchases', async () => {
  const exhibition = await bought(EXHIBITION)
  expect(await buyer.detail(exhibition)).toMatchObject({
    isPermanent: true,
    showTimeDesc: expect.stringMatching(/^12月\d+日 周. 全天$/),
    briefSessionTime: expect.stringMatching(/^12月\d+日 周. 全天$/),
  })
  const parent = await buyer.detail(seededOrder('G1'))
  expect(parent.showTimeDesc).toMatch(/^\d{4}年\d+月\d+日–\d{4}年\d+月\d+日$/)
  expect(parent.briefSessionTime).toBe('')
  const [first] = parent.children
  expect(parent.showTimeDesc).toContain(first.showTimeDesc.split(' ')[0])
})

it('sets the promotion mark only for orders with a promotion', async () => {
  const cheaper = await buyer.detail(
    (await buyer.order({ ...oneOf('S1016', 1, 1), items: [{ seatPlanId: 'S1016N01P1', quantity: 2 }] })).body.data
      .orderId,
  )
  expect(cheaper.hasPromotion).toBe(true)
  expect(cheaper.priceLines.map(({ kind }: { kind: string }) => kind)).toContain('PROMOTION')
  expect((await buyer.detail(seededOrder(1))).hasPromotion).toBe(false)
})

it('distinguishes paper tickets from e-tickets', async () => {
  const forms = async (id: number | string) => {
    const { deliverMethod, ticketForm } = await buyer.detail(seededOrder(id))
    return [deliverMethod, ticketForm]
  }
  expect(await forms(1)).toEqual(['E_TICKET', 'E_TICKET'])
  expect(await forms(4)).toEqual(['EXPRESS', 'PAPER'])
  expect(await forms(17)).toEqual(['SELF_TAKE', 'PAPER'])
  expect(await forms('G1')).toEqual(['E_TICKET', 'E_TICKET'])
  const { db } = test.gateway.context
  const child = db.updateTable('orders').where('order_id', '=', seededOrder('G1B'))
  await child.set({ deliver_method: 'SELF_TAKE' }).execute()
  expect((await buyer.detail(seededOrder('G1'))).ticketForm).toBe('MIXED')
  await child.set({ deliver_method: 'E_TICKET' }).execute()
})

it('links a paid order to its tickets, or first to missing attendee names', async () => {
  const after = async (orderId: string) => (await buyer.detail(orderId)).orderSuccessPaidOperations
  expect(await after(await bought(PLAY))).toEqual(['E_TICKET'])
  expect(
    await after(await bought({ ...oneOf('S8001', 2, 1), deliverMethod: 'EXPRESS', addressId: 'ADU10011' })),
  ).toEqual(['VIEW_EXPRESS'])
  expect(await after(seededOrder(17))).toEqual(['TICKET_TAKING_CODE'])
  expect(await after(seededOrder(15))).toEqual(['REAL_NAME', 'E_TICKET'])
  expect(await after(seededOrder(6))).toEqual([])
  expect(await after(seededOrder('G1'))).toEqual([])
})

it('lists refunds and rebookings of single tickets, but no resales', async () => {
  const orderId = await bought(PLAY)
  expect((await buyer.detail(orderId)).itemChangeTypeList).toEqual([])
  const base = `trade/buyer/refund/v1/orders/${orderId}`
  const [one] = (await buyer.get(base)).body.data.units
  const { quote } = (await buyer.post(`${base}/preview`, { unitIds: [one.unitId] })).body.data
  await buyer.post(`${base}/apply`, { quote, reason: 'TIME', idempotencyKey: newKey() })
  expect((await buyer.detail(orderId)).itemChangeTypeList).toEqual(['REFUND'])
  const rebook = 'trade/buyer/order/v1'
  const other = (await buyer.get(`${rebook}/rebook/check?orderId=${orderId}`)).body.data.units.find(
    ({ unitId }: { unitId: string }) => unitId !== one.unitId,
  )
  const { data: held } = (
    await buyer.post(`${rebook}/rebook/hold`, {
      ...{ orderId, rebookTicketItems: [{ unitId: other.unitId }] },
      ...{ sessionId: PLAY.sessionId, seatPlanId: 'S2001N02P3' },
    })
  ).body
  await buyer.post(`${rebook}/reschedule_ticket/apply`, { rebookId: held.rebookId })
  expect((await buyer.detail(orderId)).itemChangeTypeList).toEqual(['REFUND', 'REBOOK'])
})

it('returns the resale state of tickets to the seller and the buyer', async () => {
  const [seller, waiting] = [await shopper(test, '13930000001'), await shopper(test, '13930000002')]
  const orderId = await soldTo(test, seller, 2)
  const state = async () => {
    const { waitListState, waitListStateTitle, itemChangeTypeList } = await localized(seller, orderId, 'en')
    return [waitListState, waitListStateTitle, itemChangeTypeList]
  }
  expect(await state()).toEqual(['NONE', '', []])
  await join(waiting)
  await offer(seller, orderId)
  expect(await state()).toEqual(['OFFERED', '1 ticket on offer to the waitlist', []])
  const { data } = await place(waiting, 1, TIER, SHOW)
  expect(await state()).toEqual(['ORDERED', '1 ticket ordered by the waitlist, not paid yet', []])
  expect(await localized(waiting, data.orderId, 'en')).toMatchObject({
    ...{ waitListState: 'BOUGHT', waitListStateTitle: 'From the waitlist' },
  })
  await pay(waiting, data)
  expect(await state()).toEqual(['SOLD', '1 ticket sold to the waitlist', []])
})

it('lists an order as current if postponed, or if canceled and not refunded yet', async () => {
  const [canceled, postponed] = ['C1', 'C2'].map(seededOrder)
  /** Runs the refunds that are due, and waits until their money arrives. */
  const settle = async () => {
    await applyDue(test.gateway.context.db, test.clock.now())
    await test.clock.advance(DAY / 24)
    await applyDue(test.gateway.context.db, test.clock.now())
  }
  for (const days of [0, 40, 200]) {
    await test.clock.advance(days * DAY)
    await settle()
    buyer = await shopper(test, '13800000001')
    const [coming, history] = [await listOf('TICKET'), await listOf('HISTORY')]
    expect(madeUp(orders.read(history), history)).toEqual([])
    const ends = ({ items }: { items: { isEnd: boolean }[] }) => [...new Set(items.map(({ isEnd }) => isEnd))]
    expect([ends(coming), ends(history)]).toEqual([[false], [true]])
    const ids = coming.items.map(({ orderId }: { orderId: string }) => orderId)
    expect([canceled, postponed].map((id) => ids.includes(id))).toEqual([days === 0, true])
    const news = (await buyer.get(`${LIST}/news`)).body.data
    expect(coming.items.filter((item: { news: string | null }) => item.news !== null)).toHaveLength(news.coming)
  }
  await test.gateway.context.db
    .updateTable('vouchers')
    .set({ state: 'USED' })
    .where('order_id', '=', postponed!)
    .execute()
  expect((await buyer.detail(postponed!)).isEnd).toBe(true)
  expect((await listOf('HISTORY')).items.map(({ orderId }: { orderId: string }) => orderId)).toContain(postponed)
})
