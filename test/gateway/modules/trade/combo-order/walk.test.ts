import { applyDue } from '../../../../../scripts/gateway/core/due'
import { isPaid, type OrderState } from '@/domain/order/state'
import { isWholeMatrix, partOf } from '../../../../support/scope'
import { checkBooks } from '../../../support/books'
import { useGateway } from '../../../support/gateway'
import { checkLockOrder } from '../../../support/lock-order'
import { seeded } from '../../../support/mutations'
import { seededOrder } from '../../../support/sample'
import { newKey, PLAY, press, type Shopper, shopperOf } from '../../../support/shopper'
import { comboDesk, type Item, ITEMS, times } from './desk'

const test = useGateway()
checkBooks(test)
const desk = comboDesk(test)
const MINUTE = 60_000
const ORDERS = 'trade/buyer/order/v5/orders'
/** Number of steps of a walk. */
const STEPS = 50
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]
/** Results of a payment in the cashier of the sandbox. */
const RESULTS = [
  'pay',
  'pay',
  'pay',
  'fail',
  'cancel',
  'late',
  'overdue',
  'silent',
  'doubled',
  'wrongAmount',
  'wrongOrder',
]
const ENDED = ['CANCELED', 'CLOSED']

interface Buyer {
  userId: string
  by: Shopper
}
let buyers: Buyer[] = []
const db = () => test.gateway.context.db

beforeAll(async () => {
  await desk.write('CW1', { per_buyer: 3 })
  // Free from two shows on, so that some orders complete at once.
  await desk.write('CW2', { rule: { steps: [{ count: 2, groupId: '', value: 0 }], groups: [] } })
  await db()
    .insertInto('capacities')
    .values({ kind: 'COMBO', owner_id: 'CW2', total: 40, remaining: 40, excess: 0 })
    .execute()
  // Ends the unpaid orders and holds of other buyers.
  await test.clock.advance(60 * MINUTE)
  await applyDue(db(), test.clock.now(), {})
})

/** Returns the orders of the walk's buyers with their shares and movements of money. */
const readOrders = () =>
  db()
    .selectFrom('orders as o')
    .select([
      'o.order_id',
      'o.parent_id',
      'o.state',
      'o.pay_amount',
      'o.ticket_count',
      'o.refunded_count',
      'o.refunded_amount',
    ])
    .select((of) => [
      of
        .selectFrom('order_unit_shares as s')
        .select((s) => s.fn.sum<number>('s.paid').as('paid'))
        .whereRef('s.order_id', '=', 'o.order_id')
        .as('shares'),
      of
        .selectFrom('ledger as l')
        .select((l) => l.fn.sum<number>('l.amount').as('in'))
        .whereRef('l.order_id', '=', 'o.order_id')
        .where('l.kind', '=', 'CHARGE')
        .as('charged'),
      of
        .selectFrom('ledger as l')
        .select((l) => l.fn.sum<number>('l.amount').as('out'))
        .whereRef('l.order_id', '=', 'o.order_id')
        .where('l.kind', '=', 'RETURN')
        .as('returned'),
      of
        .selectFrom('vouchers as u')
        .select((u) => u.fn.countAll<number>().as('count'))
        .whereRef('u.order_id', '=', 'o.order_id')
        .as('vouchers'),
    ])
    .where(
      'o.user_id',
      'in',
      buyers.map(({ userId }) => userId),
    )
    .orderBy('o.order_id')
    .execute()
type Orders = Awaited<ReturnType<typeof readOrders>>

/** Returns the number of units that are neither in the stock, nor in a set, nor in an order. It must not change. */
const missingUnits = async (orders: Orders): Promise<number> => {
  const held = await db()
    .selectFrom('hold_set_items as i')
    .innerJoin('hold_sets as s', 's.set_id', 'i.set_id')
    .select((row) => row.fn.sum<number>('i.quantity').as('count'))
    .where('s.state', '=', 'HELD')
    .executeTakeFirstOrThrow()
  const inOrders = orders.reduce(
    (sum, { state, ticket_count: count, refunded_count: back }) => sum + (ENDED.includes(state) ? 0 : count - back),
    0,
  )
  return (await desk.stocks()) + Number(held.count ?? 0) + inOrders
}

const setsLeft = async (): Promise<number> =>
  (await db().selectFrom('capacities').select('remaining').where('owner_id', '=', 'CW2').executeTakeFirstOrThrow())
    .remaining

const wasPaid = (state: string): boolean => isPaid(state as OrderState) || state === 'REFUNDED'

/** @param sets number of sets that the combo with a total had before the walk */
const expectWhole = async (orders: Orders, sets: number): Promise<void> => {
  for (const { state, pay_amount: due, shares, charged, returned, refunded_amount: refunded, vouchers } of orders) {
    expect(Number(shares)).toBe(due)
    const retained = Number(charged ?? 0) - Number(returned ?? 0)
    expect(retained).toBe(wasPaid(state) ? due : 0)
    expect(refunded).toBeLessThanOrEqual(retained)
    expect(Number(vouchers)).toBe(Number(wasPaid(state)))
  }
  const parents = new Map<string, string[]>()
  for (const { parent_id: id, state } of orders)
    if (id) parents.set(id, [...(parents.get(id) ?? []), wasPaid(state) ? 'PAID' : state])
  for (const [id, states] of parents) {
    expect([id, new Set(states).size]).toEqual([id, 1])
    expect(states.length).toBeGreaterThanOrEqual(2)
  }
  const free = await db()
    .selectFrom('order_parents')
    .select(['parent_id', 'set_count'])
    .where('promotion_id', '=', 'CW2')
    .execute()
  const open = free.filter(({ parent_id: id }) => !ENDED.includes(parents.get(id)?.[0] ?? 'CANCELED'))
  expect(await setsLeft()).toBe(sets - open.reduce((sum, { set_count: count }) => sum + (count ?? 0), 0))
}

const played = {
  ordered: 0,
  free: 0,
  refused: 0,
  twice: 0,
  single: 0,
  paid: 0,
  canceled: 0,
  closed: 0,
  refunded: 0,
  expired: 0,
}

const walker = (random: () => number) => {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!
  const chosen = (): Item[] =>
    times(random() < 0.5 ? [ITEMS.play, ITEMS.exhibition] : [ITEMS.play, ITEMS.hall, ITEMS.exhibition], pick([1, 1, 2]))
  const parentsOf = async ({ userId }: Buyer, states: readonly string[]) => {
    const rows = await db()
      .selectFrom('orders')
      .select(['parent_id', 'order_id', 'transaction_id', 'state'])
      .where('user_id', '=', userId)
      .where('parent_id', 'is not', null)
      .where('state', 'in', states)
      .orderBy('order_id')
      .execute()
    const parentId = pick([...new Set(rows.map(({ parent_id: id }) => id))])
    return rows.filter(({ parent_id: id }) => id === parentId)
  }
  const order = async ({ by }: Buyer) => {
    const promotionId = random() < 0.8 ? 'CW1' : 'CW2'
    const { body: held } = await desk.hold(by, promotionId, chosen())
    if (held.statusCode !== 200) return void (played.refused += 1)
    const body = await desk.bodyOf(by, { promotionId, holdSetId: held.data.holdSetId, items: [] })
    // A second device of the buyer sends the same order, with the same key or another one.
    const bodies =
      random() < 0.4 ? [body, { ...body, ...(random() < 0.5 ? { idempotencyKey: newKey() } : {}) }] : [body]
    const answers = await Promise.all(bodies.map((each) => desk.create(by, each)))
    const ids = new Set(answers.flatMap(({ body: { data } }) => data?.orderId ?? []))
    if (answers.some(({ body: { statusCode } }) => statusCode !== 200)) return void (played.refused += 1)
    // A free order is paid at once, so it is not the unpaid order of another key.
    expect(ids.size).toBe(1)
    played.ordered += 1
    played.twice += bodies.length - 1
    if (promotionId === 'CW2') played.free += 1
  }
  const pay = async (buyer: Buyer) => {
    const children = await parentsOf(buyer, ['UNPAID'])
    if (children.length === 0) return
    const transactionIds = children.map(({ transaction_id: id }) => id)
    const { body } = await desk.cashier(buyer.by, random() < 0.9 ? transactionIds : transactionIds.slice(1))
    if (body.statusCode !== 200) return void (played.refused += 1)
    await press(body.data.paymentInfo.normalUrl, pick(RESULTS))
    const after = (await readOrders()).find(({ order_id: id }) => id === children[0]!.order_id)
    if (after && isPaid(after.state as OrderState)) played.paid += 1
  }
  const cancel = async (buyer: Buyer) => {
    const [child] = await parentsOf(buyer, ['UNPAID'])
    if (!child) return
    const id = random() < 0.5 ? child.order_id : child.parent_id
    const answers = await Promise.all([1, 2].map(() => buyer.by.post(`${ORDERS}/${id}/cancel`, {})))
    if (answers.every(({ body }) => body.statusCode === 200)) played.canceled += 1
  }
  const close = async (buyer: Buyer) => {
    const children = await parentsOf(buyer, ['UNPAID'])
    if (children.length === 0) return
    const { order_id: id } = pick(children)
    await test.ask(`console/api/orders/${id}`, { method: 'POST', body: { action: 'expire' } })
    played.closed += 1
  }
  const refund = async (buyer: Buyer) => {
    const children = await parentsOf(buyer, ['SUCCEEDED'])
    if (children.length === 0) return
    const base = `trade/buyer/refund/v1/orders/${pick(children).order_id}`
    const units = ((await buyer.by.get(base)).body.data?.units ?? []) as { unitId: string; hindrance: string }[]
    const unit = units.find(({ hindrance }) => hindrance === 'NONE')
    if (!unit) return
    const { body } = await buyer.by.post(`${base}/preview`, { unitIds: [unit.unitId] })
    // The buyer may have used all refunds of the session.
    if (body.statusCode !== 200) return
    const applied = await buyer.by.post(`${base}/apply`, {
      quote: body.data.quote,
      reason: 'TIME',
      idempotencyKey: newKey(),
    })
    if (applied.body.statusCode === 200) played.refunded += 1
  }
  return async () => {
    const buyer = pick(buyers)
    const chance = random()
    if (chance < 0.3) return order(buyer)
    if (chance < 0.55) return pay(buyer)
    if (chance < 0.62) return cancel(buyer)
    if (chance < 0.67) return close(buyer)
    if (chance < 0.77) return refund(buyer)
    if (chance < 0.87) {
      const { body } = await buyer.by.order({
        ...PLAY,
        items: [{ seatPlanId: PLAY.items[0]!.seatPlanId, quantity: 1 }],
      })
      if (body.statusCode === 200) played.single += 1
      return
    }
    await test.clock.advance(pick([1, 5, 16]) * MINUTE)
    await applyDue(db(), test.clock.now(), random() < 0.5 ? {} : { userId: buyer.userId })
    played.expired += 1
  }
}

describe('random walks over combos of two buyers with two devices', () => {
  it.each(partOf(SEEDS))('keep the orders of a combo together, with all money and units (seed %i)', async (seed) => {
    buyers = []
    for (const phone of [`1394444${seed}001`, `1394444${seed}002`])
      buyers.push({ userId: (await test.signIn(phone)).userId, by: null as unknown as Shopper })
    const own = await setsLeft()
    const whole = await missingUnits(await readOrders())
    const step = walker(seeded(seed))
    for (let count = 0; count < STEPS; count += 1) {
      // Tokens end while the clock moves.
      for (const buyer of buyers) buyer.by = await shopperOf(test, buyer.userId)
      await step()
      const orders = await readOrders()
      await expectWhole(orders, own)
      expect(await missingUnits(orders)).toBe(whole)
    }
    await test.clock.advance(60 * MINUTE)
    await applyDue(db(), test.clock.now(), {})
    const orders = await readOrders()
    await expectWhole(orders, own)
    expect(orders.filter(({ state }) => state === 'UNPAID')).toEqual([])
    expect(played.ordered).toBeGreaterThan(0)
    expect(await missingUnits(orders)).toBe(whole)
    // The parent of other orders is as before.
    const { status, body } = await (await shopperOf(test, 'U1001')).get(`${ORDERS}/${seededOrder('G1')}`)
    expect([status, body.data.orderState, body.data.promotionId]).toEqual([200, 'SUCCEEDED', ''])
  })

  if (isWholeMatrix())
    it('include every kind of step', () => {
      expect(Object.entries(played).filter(([, count]) => count === 0)).toEqual([])
    })
})

checkLockOrder(['orders', 'stocks'])
