import { checkBooks } from '../../../support/books'
import { whileInsertsFail, whileWritesFail } from '../../../support/failing-writes'
import { START, useGateway } from '../../../support/gateway'
import { PLAY, press, shopper, type Shopper, newBuyers } from '../../../support/shopper'
import { applyDue } from '../../../../../scripts/gateway/core/due'

const MINUTE = 60_000
const BASE = 'trade/buyer/order/v1'

const test = useGateway()
let buyer: Shopper
const buyers = newBuyers(test, '1392000')
/** The order whose ticket is rebooked. */
let orderId = ''
beforeEach(async () => {
  await test.clock.set(START)
  buyer = await buyers.next()
})
checkBooks(test)

const db = () => test.gateway.context.db
const pass = async (ms: number) => {
  await test.clock.advance(ms)
  buyer = await buyers.again()
}
const stock = async (plan: string): Promise<number> =>
  (await db().selectFrom('stocks').select('remaining').where('seat_plan_id', '=', plan).executeTakeFirstOrThrow())
    .remaining
/** Returns the tiers of the valid tickets, in the original order or in its replacement. */
const valid = async (): Promise<string[]> =>
  (
    await db()
      .selectFrom('tickets as t')
      .innerJoin('vouchers as v', 'v.voucher_id', 't.voucher_id')
      .innerJoin('orders as o', 'o.order_id', 'v.order_id')
      .innerJoin('order_items as i', 'i.order_id', 'o.order_id')
      .select('i.seat_plan_id')
      .where('t.state', '=', 'VALID')
      .where((row) => row.or([row('o.order_id', '=', orderId), row('o.rebook_of', '=', orderId)]))
      .execute()
  ).map(({ seat_plan_id: plan }) => plan)

const OLD = PLAY.items[0].seatPlanId
const CHEAPER = 'S2001N02P3'
const DEARER = 'S2001N02P1'

/** Holds a replacement for one ticket and returns the id of the rebooking. */
const held = async (seatPlanId: string): Promise<string> => {
  const { data } = (await buyer.order({ ...PLAY, items: [{ ...PLAY.items[0], quantity: 1 }] })).body
  await press(await buyer.cashier(data.unPaidTransactionIds[0]), 'pay')
  orderId = data.orderId
  const { units } = (await buyer.get(`${BASE}/rebook/check?orderId=${orderId}`)).body.data
  const rebookTicketItems = units.map(({ unitId }: { unitId: string }) => ({ unitId }))
  const wanted = { orderId, rebookTicketItems, sessionId: PLAY.sessionId, seatPlanId }
  return (await buyer.post(`${BASE}/rebook/hold`, wanted)).body.data.rebookId
}
const apply = async (rebookId: string) => (await buyer.post(`${BASE}/reschedule_ticket/apply`, { rebookId })).body

/** Tables to which a rebooking writes, in the order of its steps. */
const CHANGED = ['journal', 'vouchers', 'tickets', 'refunds', 'refund_units', 'refund_events', 'order_news', 'messages']
const ALL = ['orders', 'order_items', 'order_events', ...CHANGED, 'refund_parts']

const listed = async () => (await buyer.get('trade/buyer/order/v5/orders?tab=TICKET&offset=0&length=20')).body

describe('an interrupted rebooking', () => {
  it('preserves the old ticket if any step fails, and can be repeated', async () => {
    const before = await stock(CHEAPER)
    const rebookId = await held(CHEAPER)
    for (const table of ALL) {
      await whileInsertsFail(test, table, async () => expect((await apply(rebookId)).statusCode).not.toBe(200))
      expect([table, ...(await valid())]).toEqual([table, OLD])
      // The hold still exists, unchanged.
      expect(await stock(CHEAPER)).toBe(before - 1)
    }
    expect((await apply(rebookId)).statusCode).toBe(200)
    expect(await valid()).toEqual([CHEAPER])
    expect(await stock(CHEAPER)).toBe(before - 1)
  })

  it('preserves the old ticket until the payment notification is processed', async () => {
    const { unPaidTransactionIds: ids } = (await apply(await held(DEARER))).data
    const cashier = await buyer.cashier(ids[0])
    await whileInsertsFail(test, 'ledger', () => press(cashier, 'pay'))
    expect(await valid()).toEqual([OLD])
    await pass(2 * MINUTE)
    for (const table of CHANGED) {
      await whileInsertsFail(test, table, listed)
      expect([table, ...(await valid())]).toEqual([table, OLD])
    }
    await listed()
    expect(await valid()).toEqual([DEARER])
  })

  it('expires if it is not repeated, and then frees the held tickets', async () => {
    const before = await stock(CHEAPER)
    const rebookId = await held(CHEAPER)
    await whileInsertsFail(test, 'refunds', () => apply(rebookId))
    await pass(16 * MINUTE)
    await listed()
    expect(await stock(CHEAPER)).toBe(before)
    expect(await valid()).toEqual([OLD])
  })

  it('does not block the expiry of later rebookings', async () => {
    const before = await stock(CHEAPER)
    const broken = await held(CHEAPER)
    await pass(MINUTE)
    buyer = await shopper(test, '13920009999')
    await held(CHEAPER)
    await pass(16 * MINUTE)
    const errors: unknown[] = []
    const sweep = () => applyDue(db(), test.clock.now(), {}, (error) => errors.push(error))
    await whileWritesFail(test, `update on rebooks for each row when (new.rebook_id = '${broken}')`, sweep)
    expect(await stock(CHEAPER)).toBe(before - 1)
    expect(errors).toEqual([expect.objectContaining({ message: 'broken' })])
    await sweep()
    expect(await stock(CHEAPER)).toBe(before)
  })
})
