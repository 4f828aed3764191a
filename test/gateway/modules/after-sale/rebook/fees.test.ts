import { sql } from 'kysely'
import { RESALE_CODES } from '@/domain/business-codes/resale'
import type { RefundRule } from '@/domain/refund/rule'
import { json } from '../../../../../scripts/gateway/core/database/json'
import { checkBooks } from '../../../support/books'
import { START, useGateway } from '../../../support/gateway'
import { PLAY, type Shopper, newBuyers } from '../../../support/shopper'
import { rebooking } from './support'

const HOUR = 3_600_000
const LATER = 'S2001N03'
const CHEAPER = 'S2001N02P3'
const REFUND = 'trade/buyer/refund/v1/orders'

const test = useGateway()
let buyer: Shopper
const buyers = newBuyers(test, '1391200')
beforeEach(async () => {
  await test.clock.set(START)
  buyer = await buyers.next()
})
checkBooks(test)

const db = () => test.gateway.context.db
const { bought, check, unitsOf, hold, apply } = rebooking(() => buyer)

/**
 * Sets the refund rule. Refunds of the bought session were free until an hour ago, and refunds of a later session are
 * still free. After the free period, a refund costs `fee`, or is refused if `fee` is null.
 */
const setRule = async (fee: number | null): Promise<void> => {
  const { show_time: showTime } = await db()
    .selectFrom('sessions')
    .select('show_time')
    .where('session_id', '=', PLAY.sessionId)
    .executeTakeFirstOrThrow()
  const free = { before: showTime - START + HOUR, fee: 0 }
  const rule: RefundRule = { steps: [free, ...(fee === null ? [] : [{ before: 0, fee }])], perSession: 1 }
  await db()
    .updateTable('shows')
    .set({ refund_rule: json(rule) })
    .where('show_id', '=', PLAY.showId)
    .execute()
}
const refundOf = async (orderId: string) => (await buyer.get(`${REFUND}/${orderId}`)).body.data
const quoted = async (orderId: string) => {
  const unitIds = (await refundOf(orderId)).units.map(({ unitId }: { unitId: string }) => unitId)
  return (await buyer.post(`${REFUND}/${orderId}/preview`, { unitIds })).body.data
}
const rebook = async (orderId: string, plan: string, more = {}) => {
  const { data: held } = await hold(orderId, await unitsOf(orderId), plan, more)
  return { held, orderId: (await apply(held.rebookId)).data.orderId as string }
}
const laterPlan = PLAY.items[0].seatPlanId.replace(PLAY.sessionId, LATER)

it('applies the old session’s refund fee to a rebooked ticket', async () => {
  await setRule(2_000)
  const { held, orderId } = await rebook(await bought(), laterPlan, { sessionId: LATER })
  expect(held).toMatchObject({ due: 0, fee: 0, back: 0 })
  const { tickets, fee } = await quoted(orderId)
  expect([tickets, fee]).toEqual([held.price, held.price / 5])
})

it('refuses a refund of a rebooked ticket if the old session refused it', async () => {
  await setRule(null)
  const { held, orderId } = await rebook(await bought(), laterPlan, { sessionId: LATER })
  expect((await refundOf(orderId)).hindrance).toBe('REBOOKED_LATE')
  expect((await buyer.detail(orderId)).refundBlockReason).toBe('REBOOKED_LATE')
  await db().updateTable('sessions').set({ state: 'CANCELED' }).where('session_id', '=', LATER).execute()
  expect(await quoted(orderId)).toMatchObject({ tickets: held.price, fee: 0 })
  await db().updateTable('sessions').set({ state: 'ON_SALE' }).where('session_id', '=', LATER).execute()
})

it('subtracts the refund fee from a refunded price difference', async () => {
  await setRule(2_000)
  const before = await bought()
  const { held, orderId } = await rebook(before, CHEAPER)
  const difference = held.paid - held.price
  expect(await buyer.detail(before)).toMatchObject({
    ...{ rebookFee: difference / 5, retainedDifference: 0 },
    rebookedSession: { showTime: held.after.showTime, isPermanent: false, seatPlanName: held.after.seatPlanName },
  })
  expect(held).toMatchObject({ due: 0, fee: difference / 5, back: (difference * 4) / 5 })
  const { amount } = await quoted(orderId)
  expect(held.back + amount).toBe((held.paid * 4) / 5)
  const { fee, back } = held
  const after = await buyer.detail(orderId)
  expect(after.rebooking).toEqual({ state: 'IN_PROGRESS', fee, back })
  expect(after.priceLines).toMatchObject([
    { kind: 'TICKETS', amount: held.price },
    { kind: 'REBOOK', amount: -held.price },
  ])
})

it('retains the price difference if the old ticket allows no refund', async () => {
  await setRule(null)
  const before = await bought()
  expect((await check(before)).refundBlockReason).toBe('TOO_LATE')
  const { held } = await rebook(before, CHEAPER)
  expect(held).toMatchObject({ due: 0, fee: held.paid - held.price, back: 0, ways: [] })
  expect(await buyer.detail(before)).toMatchObject({ rebookFee: 0, retainedDifference: held.fee })
})

describe('the resale of rebooked tickets', () => {
  const RETURN = 'trade/buyer/return/v1/orders'
  /**
   * Enables resale at a fee of 5 % and the waitlist of the later session. Sets the number of waiting buyers per tier.
   */
  const setWaitlist = async (waiting: number): Promise<void> => {
    const shows = db().updateTable('shows').where('show_id', '=', PLAY.showId)
    await shows.set({ wait_list: true, resale_rule: json({ fee: 500, before: 0 }) }).execute()
    await db().updateTable('seat_plans').set({ wait_list: true }).where('session_id', '=', LATER).execute()
    const plans = db().selectFrom('seat_plans').select('seat_plan_id').where('session_id', '=', LATER)
    await db().updateTable('stocks').set({ waiting }).where('seat_plan_id', 'in', plans).execute()
  }
  const offers = async (orderId: string) => (await buyer.get(`${RETURN}/${orderId}`)).body.data
  const operations = async (orderId: string): Promise<string[]> => (await buyer.detail(orderId)).orderOperations

  afterEach(() => setWaitlist(0))

  it('is refused if the old tickets could not be refunded', async () => {
    await setRule(null)
    const { orderId } = await rebook(await bought(), laterPlan, { sessionId: LATER })
    await setWaitlist(1)
    const { hindrance, units } = await offers(orderId)
    expect([hindrance, (await operations(orderId)).includes('RETURN')]).toEqual(['REBOOKED', false])
    const unitIds = units.map(({ unitId }: { unitId: string }) => unitId)
    const { statusCode } = (await buyer.post(`${RETURN}/${orderId}/offer`, { unitIds, amount: 0 })).body
    expect(statusCode).toBe(RESALE_CODES.resaleRebooked)
  })

  it('costs at least the refund fee of the old tickets', async () => {
    await setRule(2_000)
    const { orderId } = await rebook(await bought(), laterPlan, { sessionId: LATER })
    await setWaitlist(1)
    // Ends the refund period of the new order, so that its tickets can be resold.
    const rebooks = db().updateTable('rebooks').where('new_order_id', '=', orderId)
    await rebooks.set({ refund_rule: sql`jsonb_set(refund_rule, '{steps}', '[]')` }).execute()
    const { hindrance, feeRate, units } = await offers(orderId)
    expect([hindrance, feeRate]).toEqual(['NONE', 2_000])
    for (const { paid, back } of units) expect(back).toBe((paid * 4) / 5)
  })
})
