import { applyDue } from '../../../../../scripts/gateway/core/due'
import { orderSet } from '../../../../../scripts/gateway/modules/trade/hold-set/order-set-service'
import { readHeldSet } from '../../../../../scripts/gateway/modules/trade/hold-set/held-set-service'
import { freeOrderSeats } from '../../../../../scripts/gateway/modules/trade/seat/hold-state-service'
import { moveStock } from '../../../../../scripts/gateway/modules/trade/stock/service'
import { isWholeMatrix, partOf } from '../../../../support/scope'
import { writeCombo } from '../../../../support/combos'
import { useGateway } from '../../../support/gateway'
import { itemOf, PARTS, type SetItem, setsOf } from '../../../support/hold-sets'
import { checkLockOrder } from '../../../support/lock-order'
import { seeded } from '../../../support/mutations'
import { seatHall } from '../../../support/seats'
import { newKey, type Shopper, shopperOf } from '../../../support/shopper'

jest.setTimeout(300_000)

const test = useGateway()
const MINUTE = 60_000
const COMBOS = ['CBW1', 'CBW2']
const SEATED = ['S2101N01', 'S2101N02', 'S6101N01', 'S6101N02']
const UNSEATED = ['S2001N02', 'S2001N04']
/** Number of steps of a walk. */
const STEPS = 60
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]

interface Buyer {
  userId: string
  by: Shopper
}

const buyers: Buyer[] = []
beforeAll(async () => {
  for (const promotionId of COMBOS) await writeCombo(test.gateway.context, promotionId, PARTS)
  for (const phone of ['13911140001', '13911140002', '13911140003'])
    buyers.push({ userId: (await test.signIn(phone)).userId, by: null as unknown as Shopper })
  // The hall is nearly full, so that buyers compete for seats.
  const { db } = test.gateway.context
  await db.updateTable('stocks').set({ remaining: 7 }).where('seat_plan_id', 'like', 'S2001N0_P%').execute()
})

const hallOf = (sessionId: string) => seatHall(() => test, { showId: sessionId.slice(0, 5), sessionId })

/** Begin of the walk. All earlier holds have ended. */
let begun = 0

/** Everything that must be balanced after each step. */
const readBooks = async () => {
  const { db } = test.gateway.context
  const stocks = await db
    .selectFrom('stocks as k')
    .innerJoin('seat_plans as p', 'p.seat_plan_id', 'k.seat_plan_id')
    .select(['k.seat_plan_id', 'k.remaining'])
    .where('p.session_id', 'in', [...SEATED, ...UNSEATED])
    .orderBy('k.seat_plan_id')
    .execute()
  const userIds = buyers.map(({ userId }) => userId)
  const holds = await db
    .selectFrom('seat_holds')
    .selectAll()
    .where('user_id', 'in', userIds)
    .where('created_at', '>=', begun)
    .execute()
  const sets = await db
    .selectFrom('hold_sets')
    .selectAll()
    .where('user_id', 'in', userIds)
    .where('created_at', '>=', begun)
    .execute()
  const setIds = ['', ...sets.map(({ set_id: id }) => id)]
  const items = await db.selectFrom('hold_set_items').selectAll().where('set_id', 'in', setIds).execute()
  const taken = await db
    .selectFrom('seats_taken')
    .select(['session_id', 'seat', 'hold_id'])
    .where('hold_id', 'in', holds.map(({ hold_id: id }) => id).concat(''))
    .execute()
  return { stocks, holds, sets, items, taken }
}
type Books = Awaited<ReturnType<typeof readBooks>>

const activeHolds = ({ holds }: Books) => holds.filter(({ state }) => state === 'HELD' || state === 'ORDERED')
const activeSets = ({ sets }: Books) => sets.filter(({ state }) => state === 'HELD' || state === 'ORDERED')

/** Returns the units that holds and sets have by tier. */
const unitsIn = (books: Books): Map<string, number> => {
  const ids = new Set(activeSets(books).map(({ set_id: id }) => id))
  const units = new Map<string, number>()
  const add = (plan: string, count: number) => units.set(plan, (units.get(plan) ?? 0) + count)
  for (const { seats } of activeHolds(books)) for (const { seatPlanId } of seats) add(seatPlanId, 1)
  for (const item of books.items)
    if (item.hold_id === null && ids.has(item.set_id)) add(item.seat_plan_id, item.quantity)
  return units
}

const expectBalanced = (books: Books, whole: ReadonlyMap<string, number>) => {
  const units = unitsIn(books)
  for (const { seat_plan_id: plan, remaining } of books.stocks)
    expect([plan, remaining + (units.get(plan) ?? 0)]).toEqual([plan, whole.get(plan)])
  // The taken seats are those of active holds. The primary key of the table prevents a second hold of a seat.
  const seats = activeHolds(books).flatMap(({ hold_id: id, seats: own }) => own.map(({ seat }) => `${id} ${seat}`))
  expect(books.taken.map(({ hold_id: id, seat }) => `${id} ${seat}`).sort()).toEqual(seats.sort())
  for (const set of books.sets) {
    const own = books.holds.filter(({ set_id: id }) => id === set.set_id)
    for (const hold of own) {
      if (set.state === 'HELD' || set.state === 'ORDERED') expect(hold.state).toBe(set.state)
      else expect(['RELEASED', 'EXPIRED', 'ENDED']).toContain(hold.state)
      if (set.state === 'HELD') expect(hold.expires_at).toBe(set.expires_at)
    }
    const items = books.items.filter(({ set_id: id }) => id === set.set_id)
    expect(own.map(({ hold_id: id }) => id).sort()).toEqual(items.flatMap(({ hold_id: id }) => id ?? []).sort())
    for (const { hold_id: id, quantity } of items)
      if (id !== null) expect(own.find((hold) => hold.hold_id === id)?.seats).toHaveLength(quantity)
  }
}

/** Inserts an order for the test, as a copy of a seeded one. */
const copyOrder = async (userId: string, sessionId: string): Promise<{ order_id: string }> => {
  const { db } = test.gateway.context
  const row = await db.selectFrom('orders').selectAll().limit(1).executeTakeFirstOrThrow()
  const own = {
    order_id: newKey(),
    bind_id: newKey(),
    idempotency_key: newKey(),
    order_number: newKey(),
    transaction_id: newKey(),
    user_id: userId,
    session_id: sessionId,
  }
  const values = Object.entries({
    ...row,
    ...own,
    show_id: sessionId.slice(0, 5),
    parent_id: null,
    state: 'CANCELED',
  }).map(([key, value]) => [key, typeof value === 'object' && value !== null ? JSON.stringify(value) : value])
  await db.insertInto('orders').values(Object.fromEntries(values)).execute()
  return { order_id: own.order_id }
}

const played = { held: 0, refused: 0, single: 0, extended: 0, released: 0, ordered: 0, expired: 0 }

const walker = (random: () => number) => {
  const { db } = test.gateway.context
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!
  const someItem = async (sessionId: string, quantity: number): Promise<SetItem> => {
    const tier = 1 + Math.floor(random() * 3)
    const seatIds =
      SEATED.includes(sessionId) && random() < 0.4
        ? await hallOf(sessionId).best(`count=${quantity}&seatPlanId=${sessionId}P${tier}&skip=${pick([0, 1])}`)
        : []
    return itemOf(sessionId, tier, { quantity, ...(seatIds.length > 0 ? { seatIds } : {}) })
  }
  const createSet = async ({ by }: Buyer, promotionId: string) => {
    const quantity = 1 + Math.floor(random() * 4)
    const sessions = [pick(SEATED.slice(0, 2))]
    if (random() < 0.6) sessions.push(pick(SEATED.slice(2)))
    if (random() < 0.6) sessions.push(pick(UNSEATED))
    const items = []
    for (const sessionId of sessions.sort(() => random() - 0.5)) items.push(await someItem(sessionId, quantity))
    const before = await readBooks()
    const { status, body } = await setsOf(by, promotionId).create(items)
    expect(status).toBe(200)
    if (body.statusCode === 200) played.held += 1
    else {
      played.refused += 1
      const { sets, holds, stocks } = await readBooks()
      expect({ sets, holds, stocks }).toEqual({ sets: before.sets, holds: before.holds, stocks: before.stocks })
    }
  }
  const createSingle = async ({ by }: Buyer) => {
    const hall = hallOf(pick(SEATED))
    const seatIds = await hall.best(`count=2&skip=${pick([0, 2])}`)
    if ((await hall.hold(by.token, seatIds)).body.statusCode === 200) played.single += 1
  }
  const releaseSingle = async ({ by }: Buyer) => {
    const { hold } = (await by.get(`show/buyer/v1/seat_hold/current?sessionId=${pick(SEATED)}`)).body.data
    if (hold) await test.ask(`show/buyer/v1/seat_hold/${hold.holdId}`, { method: 'DELETE', token: by.token })
  }
  const order = async ({ userId, by }: Buyer, promotionId: string) => {
    const current = await setsOf(by, promotionId).current()
    if (!current) return
    const held = await readHeldSet(db, userId, current.holdSetId, test.clock.now())
    const orders = new Map<string, { order_id: string }>()
    for (const { sessionId } of held.items) orders.set(sessionId, await copyOrder(userId, sessionId))
    await db.transaction().execute((tx) => orderSet(tx, held, (id) => orders.get(id)!, test.clock.now()))
    expect(await setsOf(by, promotionId).current()).toBeNull()
    expect((await setsOf(by, promotionId).release(current.holdSetId)).body.data).toEqual({ released: false })
    played.ordered += 1
    expectBalanced(await readBooks(), whole)
    // Ends the orders, as their cancellation does.
    await db.transaction().execute(async (tx) => {
      for (const { order_id: id } of orders.values()) await freeOrderSeats(tx, id)
      await tx.updateTable('hold_sets').set({ state: 'RELEASED' }).where('set_id', '=', current.holdSetId).execute()
      await moveStock(tx, new Map(held.items.map(({ seatPlanId, quantity }) => [seatPlanId, quantity])))
    })
  }
  const pass = async () => {
    await test.clock.advance(pick([1, 5, 9, 30]) * MINUTE)
    const { sets } = await readBooks()
    const due = sets.filter(({ state, expires_at: end }) => state === 'HELD' && end <= test.clock.now())
    await applyDue(db, test.clock.now(), random() < 0.5 ? {} : { userId: pick(buyers).userId })
    const after = new Map((await readBooks()).sets.map((set) => [set.set_id, set.state]))
    played.expired += due.filter(({ set_id: id }) => after.get(id) === 'EXPIRED').length
  }
  /** Holds and orders a set. The sets of some attempts are refused. */
  const orderOne = async () => {
    const buyer = { ...buyers[0]!, by: await shopperOf(test, buyers[0]!.userId) }
    const before = played.ordered
    for (let tries = 0; tries < 20 && played.ordered === before; tries += 1) {
      await createSet(buyer, COMBOS[0]!)
      await order(buyer, COMBOS[0]!)
    }
    expect(played.ordered).toBe(before + 1)
  }
  const step = async () => {
    const buyer = pick(buyers)
    const promotionId = pick(COMBOS)
    const sets = setsOf(buyer.by, promotionId)
    const chance = random()
    if (chance < 0.4) return createSet(buyer, promotionId)
    if (chance < 0.55) return createSingle(buyer)
    if (chance < 0.6) return releaseSingle(buyer)
    if (chance < 0.8) return pass()
    const current = await sets.current()
    if (!current) return
    if (chance < 0.87) played.extended += Number((await sets.extend(current.holdSetId)).body.statusCode === 200)
    else if (chance < 0.93) played.released += Number((await sets.release(current.holdSetId)).body.data.released)
    else await order(buyer, promotionId)
  }
  return { step, orderOne }
}

let whole: ReadonlyMap<string, number>

describe('random walks over sets, single holds, extensions, releases, orders and expiry', () => {
  it.each(partOf(SEEDS))('hold nothing twice or in parts, and keep the stock balanced (seed %i)', async (seed) => {
    begun = test.clock.now()
    whole = new Map((await readBooks()).stocks.map((row) => [row.seat_plan_id, row.remaining]))
    const { step, orderOne } = walker(seeded(seed))
    for (let count = 0; count < STEPS; count += 1) {
      // Tokens end while the clock moves.
      for (const buyer of buyers) buyer.by = await shopperOf(test, buyer.userId)
      await step()
      expectBalanced(await readBooks(), whole)
    }
    await test.clock.advance(60 * MINUTE)
    await applyDue(test.gateway.context.db, test.clock.now(), {})
    await orderOne()
    const books = await readBooks()
    expect(activeHolds(books)).toEqual([])
    expect(activeSets(books)).toEqual([])
    expectBalanced(books, whole)
  })

  if (isWholeMatrix())
    it('include every kind of step', () => {
      expect(Object.entries(played).filter(([, count]) => count === 0)).toEqual([])
    })
})

checkLockOrder(['hold_sets', 'stocks'])
