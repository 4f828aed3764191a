import { getRow } from '../../../../../scripts/gateway/core/database/rows'
import type { MessageKind } from '../../../../../scripts/gateway/modules/base/message/tables'
import { fen } from '@/domain/money'
import type { TestGateway } from '../../../support/gateway'
import { press, type Shopper } from '../../../support/shopper'

/** Id of a sold-out show whose tickets cannot be refunded, and the id of its first tier. */
export const SHOW = 'S1004'
export const TIER = `${SHOW}N01P1`
export const BASE = 'trade/buyer/return/v1'

export const setStock = (test: TestGateway, plan: string, remaining: number) =>
  test.gateway.context.db.updateTable('stocks').set({ remaining }).where('seat_plan_id', '=', plan).execute()

/** Creates an order without starting its payment. */
export const place = async (buyer: Shopper, quantity = 1, plan = TIER, show = SHOW) => {
  const [sessionId] = plan.split('P')
  return (await buyer.order({ showId: show, sessionId, items: [{ seatPlanId: plan, quantity }] })).body
}

export const pay = async (buyer: Shopper, created: { unPaidTransactionIds: string[] }, action = 'pay') =>
  press(await buyer.cashier(created.unPaidTransactionIds[0]), action)

/** Creates a paid order in a tier, and then sells the rest of the tier. */
export const soldTo = async (
  test: TestGateway,
  buyer: Shopper,
  quantity = 1,
  plan = TIER,
  show = SHOW,
): Promise<string> => {
  await setStock(test, plan, quantity)
  const { data } = await place(buyer, quantity, plan, show)
  await setStock(test, plan, 0)
  await pay(buyer, data)
  return data.orderId
}

export const resaleOf = async (buyer: Shopper, orderId: string) =>
  (await buyer.get(`${BASE}/orders/${orderId}`)).body.data

/** Lists units for resale at the previewed amount. */
export const offer = async (buyer: Shopper, orderId: string, count = 1) => {
  const units = (await resaleOf(buyer, orderId)).units.slice(0, count)
  const amount = units.reduce((sum: number, { back }: { back: number }) => sum + back, fen(0))
  const unitIds = units.map(({ unitId }: { unitId: string }) => unitId)
  return (await buyer.post(`${BASE}/orders/${orderId}/offer`, { unitIds, amount })).body
}

/**
 * Returns the resale data of an order as the gateway returns it to the buyer: operations, ticket states, listing and
 * unread update.
 */
export const shownOf = async (buyer: Shopper, orderId: string) => {
  const { orderOperations, voucherIds, news } = await buyer.detail(orderId)
  const { tickets, hasReturns, listed } = (await buyer.get(`trade/buyer/v3/vouchers/${voucherIds[0]}`)).body.data
  const operations = orderOperations.filter((name: string) => name.includes('RETURN'))
  if (hasReturns !== operations.includes('VIEW_RETURN'))
    throw new Error('The operations of the order and of its ticket differ.')
  return { operations, tickets: tickets.map(({ state }: { state: string }) => state), listed, news }
}

export const withdrawListing = async (buyer: Shopper, orderId: string, count = 1) => {
  const unitIds = (await resaleOf(buyer, orderId)).units.slice(0, count).map(({ unitId }: { unitId: string }) => unitId)
  return (await buyer.post(`${BASE}/orders/${orderId}/take_back`, { unitIds })).body
}

export const join = async (buyer: Shopper, quantity = 1, plan = TIER, show = SHOW) =>
  (
    await buyer.post(`show/buyer/v3/shows/${show}/wait_list/join`, {
      sessionId: plan.split('P')[0],
      seatPlanId: plan,
      quantity,
    })
  ).body.data

export const placesOf = async (buyer: Shopper, show = SHOW) =>
  (await buyer.get(`show/buyer/v3/shows/${show}/wait_list`)).body.data.places

/** Returns the tickets of an order, first issued first. */
export const ticketsOf = (test: TestGateway, orderId: string) =>
  test.gateway.context.db
    .selectFrom('tickets as t')
    .innerJoin('vouchers as v', 'v.voucher_id', 't.voucher_id')
    .select(['t.ticket_id', 't.state', 't.seat_desc', 't.code_key'])
    .where('v.order_id', '=', orderId)
    .orderBy('t.sort')
    .execute()

/** Returns the messages of one kind that were sent to buyers. */
export const messagesOf = (test: TestGateway, kind: MessageKind) =>
  test.gateway.context.db.selectFrom('messages').select(['recipient', 'path']).where('kind', '=', kind).execute()

/** Returns the stock of a tier, and the number of buyers on its waitlist. */
export const stockOf = (test: TestGateway, plan = TIER) =>
  getRow(test.gateway.context.db, 'stocks', { seat_plan_id: plan })

export const orderOf = (test: TestGateway, orderId: string) =>
  getRow(test.gateway.context.db, 'orders', { order_id: orderId })

/** Sells the tier out and ends all waitlist entries and listings. */
export const clearLines = async (test: TestGateway): Promise<void> => {
  const { db, clock } = test.gateway.context
  await db.deleteFrom('waits').execute()
  await db.updateTable('stocks').set({ waiting: 0 }).where('waiting', '>', 0).execute()
  await setStock(test, TIER, 0)
  const open = db.updateTable('resales').where('state', 'in', ['OFFERED', 'ORDERED'])
  await open.set({ state: 'ENDED', closed_at: clock.now() }).execute()
}

/**
 * Sells a session out.
 * @returns the stock that its tiers had before
 */
export const emptySession = async (test: TestGateway, sessionId: string) => {
  const left = await test.gateway.context.db
    .selectFrom('stocks as k')
    .innerJoin('seat_plans as p', 'p.seat_plan_id', 'k.seat_plan_id')
    .select(['k.seat_plan_id', 'k.remaining'])
    .where('p.session_id', '=', sessionId)
    .execute()
  for (const row of left) await setStock(test, row.seat_plan_id, 0)
  return left
}

export const seatsTaken = (test: TestGateway, sessionId: string) =>
  test.gateway.context.db
    .selectFrom('seats_taken')
    .select(['seat', 'hold_id'])
    .where('session_id', '=', sessionId)
    .orderBy('seat')
    .execute()
