import { sql } from 'kysely'
import { REBOOK_CODES } from '@/domain/business-codes/rebook'
import { REFUND_CODES } from '@/domain/business-codes/refund'
import { RESALE_CODES } from '@/domain/business-codes/resale'
import { applyDue } from '../../../../../scripts/gateway/core/due'
import { json } from '../../../../../scripts/gateway/core/database/json'
import { getRow } from '../../../../../scripts/gateway/core/database/rows'
import { partOf } from '../../../../support/scope'
import { checkBooks } from '../../../support/books'
import { useGateway } from '../../../support/gateway'
import { checkLockOrder } from '../../../support/lock-order'
import { newBuyers, newKey, press, type Shopper } from '../../../support/shopper'
import { comboDesk } from '../../trade/combo-order/desk'

const test = useGateway()
checkBooks(test)
const desk = comboDesk(test)
const buyers = newBuyers(test, '1393344')
const DAY = 86_400_000
const db = () => test.gateway.context.db
const step = (count: number, value: number) => ({ count, groupId: '', value })

/** Four plays at ¥480 or ¥680, and combos of them by each method. */
const SHOWS = ['S2001N02P3', 'S2005N01P2', 'S2007N01P3', 'S2009N01P2']
const COMBOS = {
  RB1: { promotion_method: 'CUT' as const, rule: { steps: [step(3, 10_000), step(4, 20_000)], groups: [] } },
  RB2: { promotion_method: 'FREE_ONE' as const, rule: { steps: [step(4, 0)], groups: [] } },
  RB3: { promotion_method: 'DISCOUNT' as const, rule: { steps: [step(2, 9_000), step(4, 7_500)], groups: [] } },
}
type ComboId = keyof typeof COMBOS

beforeAll(async () => {
  const parts = SHOWS.map((plan, at) => ({ partId: `P${at}`, showIds: [plan.slice(0, 5)], least: at < 2 ? 1 : 0 }))
  for (const [id, combo] of Object.entries(COMBOS)) await desk.write(id, { ...combo, refund_fee_rate: 1_000 }, parts)
  // The walks refund each ticket alone.
  await db()
    .updateTable('shows')
    .set({ refund_rule: sql`jsonb_set(refund_rule, '{perSession}', '99')` })
    .where(
      'show_id',
      'in',
      parts.flatMap((part) => part.showIds),
    )
    .execute()
})

const setState = (plan: string, state: string) =>
  db().updateTable('sessions').set({ state }).where('session_id', '=', plan.slice(0, 8)).execute()

afterEach(async () => {
  for (const plan of SHOWS) await setState(plan, 'LISTED')
})

interface Bought {
  orderIds: string[]
  /** Payment, and its part for the tickets without service fees, fen. */
  payAmount: number
  paid: number
}

/** Buys and pays sets of a combo. Returns its orders in the order of `SHOWS`. */
const buy = async (buyer: Shopper, id: ComboId, quantity = 1): Promise<Bought> => {
  const items = SHOWS.map((seatPlanId, at) => ({
    ...{ partId: `P${at}`, showId: seatPlanId.slice(0, 5), sessionId: seatPlanId.slice(0, 8), seatPlanId, quantity },
  }))
  const { orderId, unPaidTransactionIds, payAmount } = await desk.order(buyer, id, items)
  await press((await desk.cashier(buyer, unPaidTransactionIds)).body.data.paymentInfo.normalUrl, 'pay')
  const orders = await db()
    .selectFrom('orders')
    .select('order_id')
    .where('parent_id', '=', orderId)
    .orderBy('session_id')
    .execute()
  const orderIds = orders.map((row) => row.order_id)
  const shares = await db().selectFrom('order_unit_shares').select('paid').where('order_id', 'in', orderIds).execute()
  return { orderIds, payAmount, paid: shares.reduce((sum, share) => sum + share.paid, 0) }
}

const preview = async (buyer: Shopper, orderId: string, unitIds: readonly string[]) =>
  (await buyer.post(`trade/buyer/refund/v1/orders/${orderId}/preview`, { unitIds })).body

/** Refunds units as previewed. Returns the refunded amounts, fen. */
const refund = async (buyer: Shopper, orderId: string, unitIds: readonly string[]) => {
  const { data } = await preview(buyer, orderId, unitIds)
  const { body } = await buyer.post(`trade/buyer/refund/v1/orders/${orderId}/apply`, {
    ...{ quote: data.quote, reason: 'OTHER', idempotencyKey: newKey() },
  })
  expect(body.statusCode).toBe(200)
  const row = await getRow(db(), 'refunds', { refund_id: body.data.refundId })
  expect([row.amount, row.fee]).toEqual([data.amount, data.fee])
  return { amount: row.amount, tickets: row.tickets, fee: row.fee, extras: row.extras }
}

const unit = (at: number, number = 1): string => `${SHOWS[at]}_${number}`

describe('a refund of a ticket of a combo', () => {
  it('returns what was paid less the price of the smaller combo', async () => {
    const buyer = await buyers.next()
    const { orderIds, paid } = await buy(buyer, 'RB1')
    // 480 + 680 + 480 + 680 less 200; then 480 + 680 + 480 less 100.
    expect(paid).toBe(212_000)
    expect(await refund(buyer, orderIds[3], [unit(3)])).toMatchObject({ tickets: 58_000, fee: 5_800, amount: 52_200 })
  })

  it('counts the rest at single prices if it is no combo', async () => {
    const buyer = await buyers.next()
    const { orderIds, paid } = await buy(buyer, 'RB2')
    expect(paid).toBe(184_000)
    const tickets: number[] = []
    for (const at of [0, 1, 2, 3]) tickets.push((await refund(buyer, orderIds[at], [unit(at)])).tickets)
    expect(tickets).toEqual([0, 68_000, 48_000, 68_000])
    // The money arrives within two days.
    await applyDue(db(), test.clock.now() + 2 * DAY)
    for (const id of orderIds)
      expect(await getRow(db(), 'orders', { order_id: id })).toMatchObject({ state: 'REFUNDED' })
  })

  it('returns the share of a canceled show whole, and keeps the price of the rest', async () => {
    const buyer = await buyers.next()
    const { orderIds, paid } = await buy(buyer, 'RB1')
    const { paid: share } = await getRow(db(), 'order_unit_shares', { order_id: orderIds[1] })
    await setState(SHOWS[1], 'CANCELED')
    const { refundable } = await buyer.detail(orderIds[1])
    const { amount, extras, ...back } = await refund(buyer, orderIds[1], [unit(1)])
    expect([back, amount]).toEqual([{ tickets: share, fee: 0 }, share + extras])
    expect(refundable).toBe(amount)
    // With the canceled one, three shows are left. The other two pay their shares of ¥1,540.
    const rest = 2 * 45_073
    expect((await refund(buyer, orderIds[3], [unit(3)])).tickets).toBe(paid - share - rest)
  })

  it('refuses a quote that a refund of another order of the combo has changed', async () => {
    const buyer = await buyers.next()
    const { orderIds } = await buy(buyer, 'RB2')
    const { data } = await preview(buyer, orderIds[0], [unit(0)])
    await refund(buyer, orderIds[1], [unit(1)])
    const { body } = await buyer.post(`trade/buyer/refund/v1/orders/${orderIds[0]}/apply`, {
      ...{ quote: data.quote, reason: 'OTHER', idempotencyKey: newKey() },
    })
    expect(body.statusCode).toBe(REFUND_CODES.refundQuoteChanged)
    expect(body.data.quote).toEqual(expect.any(String))
    expect(body.data.quote).not.toBe(data.quote)
  })

  it('takes missing money first from orders without tickets', async () => {
    const buyer = await buyers.next()
    const { orderIds } = await buy(buyer, 'RB2')
    // One of the cheaper tickets was free.
    const { paid: share } = await getRow(db(), 'order_unit_shares', { order_id: orderIds[0] })
    const [free, other] = share === 0 ? [0, 2] : [2, 0]
    for (const at of [3, 1, free]) await refund(buyer, orderIds[at], [unit(at)])
    const orders = await Promise.all(orderIds.map((id) => getRow(db(), 'orders', { order_id: id })))
    const { moved_in: moved } = orders[free]
    expect(moved).toBeGreaterThan(0)
    expect(orders[1].moved_out + orders[3].moved_out).toBe(moved)
    expect(orders[other].moved_out).toBe(0)
    expect(await buyer.detail(orders[free].parent_id ?? '')).toMatchObject({ movedIn: 0, movedOut: 0 })
  })

  it('has the fee of the combo, not the fees of the show', async () => {
    const buyer = await buyers.next()
    const { orderIds } = await buy(buyer, 'RB1')
    const { steps } = (await buyer.get(`trade/buyer/refund/v1/orders/${orderIds[0]}`)).body.data
    expect(steps.map(({ fee }: { fee: number | null }) => fee)).toEqual([1_000, null])
  })

  it.each(partOf([1, 2, 3, 4, 5, 6]))(
    'returns in all what was paid, less the fees, in a random walk (seed %i)',
    async (seed) => {
      const buyer = await buyers.next()
      const ids = Object.keys(COMBOS) as ComboId[]
      const { orderIds, payAmount, paid } = await buy(buyer, ids[seed % ids.length], 2)
      const open = [0, 1, 2, 3].flatMap((at) => [1, 2].map((number) => ({ at, number })))
      let state = seed
      const draw = (most: number): number => {
        state = (state * 48_271) % 2_147_483_647
        return state % most
      }
      const canceled = draw(4)
      let returned = 0
      let fees = 0
      let extras = 0
      let left = 3
      while (open.length > 0) {
        left -= 1
        if (left === 0) await setState(SHOWS[canceled], 'CANCELED')
        const [{ at, number }] = open.splice(draw(open.length), 1)
        const back = await refund(buyer, orderIds[at], [unit(at, number)])
        returned += back.tickets
        fees += back.fee
        extras += back.extras
        expect(returned).toBeLessThanOrEqual(paid)
      }
      expect(returned).toBe(paid)
      const parts = await db()
        .selectFrom('refund_parts as p')
        .innerJoin('refunds as r', 'r.refund_id', 'p.refund_id')
        .select('p.amount')
        .where('r.order_id', 'in', orderIds)
        .execute()
      const money = parts.reduce((sum, { amount }) => sum + amount, 0)
      expect(money).toBe(paid - fees + extras)
      expect(money).toBeLessThanOrEqual(payAmount)
    },
  )
})

describe('tickets of a combo', () => {
  it('cannot be rebooked or offered to the waitlist', async () => {
    const buyer = await buyers.next()
    const { orderIds } = await buy(buyer, 'RB1')
    const orderId = orderIds[0]
    const show = db().updateTable('shows').where('show_id', '=', SHOWS[0].slice(0, 5))
    const { refund_rule: rule, wait_list: waits } = await getRow(db(), 'shows', { show_id: SHOWS[0].slice(0, 5) })
    // The show has both. Its tickets cannot be refunded.
    await show
      .set({
        ...{ refund_rule: json({ ...rule, steps: [] }), rebook_rule: json({ before: 0 }) },
        ...{ resale_rule: json({ before: 0, fee: 0 }), wait_list: true },
      })
      .execute()
    const blocked = async () => {
      const { orderOperations: names } = await buyer.detail(orderId)
      const rebook = (await buyer.get(`trade/buyer/order/v1/rebook/check?orderId=${orderId}`)).body.data
      const resale = (await buyer.get(`trade/buyer/return/v1/orders/${orderId}`)).body.data
      return [names.includes('REBOOK'), names.includes('RETURN'), rebook.hindrance, resale.hindrance]
    }
    expect(await blocked()).toEqual([false, false, 'COMBO', 'COMBO'])
    const offered = await buyer.post(`trade/buyer/return/v1/orders/${orderId}/offer`, { unitIds: [unit(0)], amount: 0 })
    expect(offered.body.statusCode).toBe(RESALE_CODES.resaleCombo)
    const rebooked = await buyer.post('trade/buyer/order/v1/rebook/hold', {
      ...{ orderId, rebookTicketItems: [{ unitId: unit(0) }] },
      ...{ sessionId: SHOWS[0].slice(0, 8), seatPlanId: SHOWS[0].replace('P3', 'P2') },
    })
    expect(rebooked.body.statusCode).toBe(REBOOK_CODES.rebookCombo)
    // The same tickets without the combo.
    const { parent_id: parentId } = await getRow(db(), 'orders', { order_id: orderId })
    const setParent = (id: string | null) =>
      db().updateTable('orders').set({ parent_id: id }).where('order_id', '=', orderId).execute()
    await setParent(null)
    expect(await blocked()).toEqual([true, true, 'NONE', 'NONE'])
    await setParent(parentId)
    await show.set({ refund_rule: json(rule), wait_list: waits }).execute()
  })
})

checkLockOrder()
