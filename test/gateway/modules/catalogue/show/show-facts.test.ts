import { sql } from 'kysely'
import * as v from 'valibot'
import { cardOf } from '../../../../../scripts/gateway/modules/catalogue/show/card-service'
import { findShow } from '../../../../../scripts/gateway/modules/catalogue/show/query-service'
import { showDynamicSchema } from '@/api/show'
import { showCard } from '@/api/show-card'
import { PURCHASE_CODES } from '@/domain/business-codes/purchase'
import { lowestPrice } from '@/domain/price'
import { useGateway } from '../../../support/gateway'
import { shopper } from '../../../support/shopper'

const NOT_HIDDEN = { hidden: false, text: '' }

const stage = useGateway()

const data = async (path: string) => (await stage.ask(path)).body.data

test('returns the express fee as unavoidable if express is the only delivery method', async () => {
  const fee = async (id: string) => (await data(`show/pub/v5/show/${id}/dynamic`)).unavoidableFee
  // S8001 is sent by express only, S2001 by e-ticket or express, S1001 by e-ticket only.
  expect([await fee('S8001'), await fee('S2001'), await fee('S1001')]).toEqual([1800, 0, 0])
})

test('returns the express fee separately if express is optional', async () => {
  const fee = async (id: string) => (await data(`show/pub/v5/show/${id}/dynamic`)).expressFee
  // S8001 is sent by express only, S2001 by e-ticket or express, S1001 by e-ticket only.
  expect([await fee('S8001'), await fee('S2001'), await fee('S1001')]).toEqual([null, 1800, null])
})

// S8001 is sent by express only, S2007 has a service fee, S1001 has neither.
test.each(['S8001', 'S2007', 'S1001'])('shows the same ticket price for %s on card, page and order', async (id) => {
  const { db } = stage.gateway.context
  const buyer = await shopper(stage, '13800000071')
  const { session_id, seat_plan_id } = await db
    .selectFrom('seat_plans')
    .innerJoin('sessions', 'sessions.session_id', 'seat_plans.session_id')
    .select(['sessions.session_id', 'seat_plan_id'])
    .where('sessions.show_id', '=', id)
    .orderBy(sql`coalesce(sale_price, price)`)
    .executeTakeFirstOrThrow()
  const items = [{ seatPlanId: seat_plan_id, quantity: 1 }]
  const { total: amount } = (await buyer.preOrder({ showId: id, sessionId: session_id, items })).body.data
  const row = await findShow(db, id)
  const card = v.parse(showCard, row && cardOf(row, 'zh-CN', stage.clock.now()))
  const show = v.parse(showDynamicSchema, await data(`show/pub/v5/show/${id}/dynamic`))
  for (const priced of [card, show]) expect(lowestPrice(priced, NOT_HIDDEN)).toMatchObject({ kind: 'amount', amount })
})

test('returns the number of dates on sale if other dates are sold out', async () => {
  const { db } = stage.gateway.context
  const saleText = async () => (await data('show/pub/v5/show/S2005/dynamic')).partialOnSaleText
  expect(await saleText()).toBe('')
  const sell = (remaining: number, sessionIds: string[]) =>
    db
      .updateTable('stocks')
      .set({ remaining })
      .where('seat_plan_id', 'in', (plans) =>
        plans.selectFrom('seat_plans').select('seat_plan_id').where('session_id', 'in', sessionIds),
      )
      .execute()
  await sell(0, ['S2005N02'])
  expect(await saleText()).toBe('3 场中 2 场有票')
  await sell(0, ['S2005N01', 'S2005N03'])
  expect(await saleText()).toBe('')
})

test('warns of fraudulent resellers only for flagged shows', async () => {
  const warned = async (id: string) => (await data(`show/pub/v5/show/${id}/static`)).fraudWarning
  expect([await warned('S1010'), await warned('S1001')]).toEqual([true, false])
})

test('returns whether the shows of a group share a venue or a city', async () => {
  expect((await data('show/pub/v5/show_group/SG9001')).addressType).toBe('PLACE')
})

test('excludes the tickets of the order that is being changed from the purchase limit', async () => {
  const buyer = await shopper(stage, '13800000072')
  const purchase = { showId: 'S1009', sessionId: 'S1009N01', items: [{ seatPlanId: 'S1009N01P1', quantity: 2 }] }
  const { orderId } = (await buyer.order(purchase)).body.data
  const remaining = async (query = '') =>
    (await buyer.get(`show/buyer/v5/show/S1009/show_user${query}`)).body.data.limits[0].remaining
  expect(await remaining()).toBe(0)
  expect(await remaining(`?orderId=${orderId}`)).toBe(2)
})

test('shows the local time zone to a visitor in another time zone', async () => {
  const named = async (offset?: string) => {
    const headers: Record<string, string> = offset === undefined ? {} : { 'utc-offset': offset }
    return (await stage.ask('show/pub/v5/show/S1001/static?lang=en', { headers })).body.data.localTimeText
  }
  expect(await named('480')).toBe('')
  expect(await named('-210')).toBe('Local time, UTC+8')
  for (const garbled of [undefined, '', 'x', '99999', '8.5']) expect(await named(garbled)).toBe('')
})

test('marks a show as sold out after its last sale time, and refuses orders', async () => {
  const state = async () =>
    (await data('show/pub/v5/show/S4004/dynamic')) as { latestSaleTime: number; soldOut: boolean }
  const { latestSaleTime, soldOut } = await state()
  expect(soldOut).toBe(false)
  const { db } = stage.gateway.context
  const end = (sale_until: number) =>
    db.updateTable('shows').set({ sale_until }).where('show_id', '=', 'S4004').execute()
  await end(1)
  expect((await state()).soldOut).toBe(true)
  const buyer = await shopper(stage, '13800000073')
  const purchase = { showId: 'S4004', sessionId: 'S4004N01', items: [{ seatPlanId: 'S4004N01P1', quantity: 1 }] }
  expect((await buyer.preOrder(purchase)).body.statusCode).toBe(PURCHASE_CODES.soldOut)
  await end(latestSaleTime)
})

test('links a show sold elsewhere to its seller, and refuses orders', async () => {
  expect((await data('show/pub/v5/show/S5004/static')).jumpUrlInfo).toEqual({ url: 'https://example.com/lantern-hall' })
  const buyer = await shopper(stage, '13800000074')
  const purchase = { showId: 'S5004', sessionId: 'S5004N01', items: [{ seatPlanId: 'S5004N01P1', quantity: 1 }] }
  expect((await buyer.preOrder(purchase)).body.statusCode).toBe(PURCHASE_CODES.notOnSale)
})
