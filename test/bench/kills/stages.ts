import { sql } from 'kysely'
import type { Gateway } from '../../../scripts/gateway/core/context'
import { json } from '../../../scripts/gateway/core/database/json'
import { countRows, getRow } from '../../../scripts/gateway/core/database/rows'
import { kindRow } from '../../../scripts/gateway/modules/trade/coupon/kind'
import { setStock } from '../../../scripts/gateway/modules/catalogue/goods/stock-service'
import { booksOff } from '../../../scripts/gateway/modules/trade/order/books-service'
import { accountsOff } from '../benefits/accounts'
import { makeAccounts } from '../command'
import { couponsOff } from '../coupons/audit'
import { unbalanced } from '../faults/audit'
import { halvesOff, openGoods } from '../faults/bound-goods'
import { openItems, stockOff } from '../faults/item-goods'
import { goodsOff } from '../goods/audit'
import { TIERS } from '../refund/house'
import { setAside } from '../refund/line'
import { brokenRules } from '../refund/rules'
import { World } from '../refund/world'
import { openSale } from '../rush/sale'
import { auditKills } from './audit'
import { cardHoldersOff, giveCards } from './card-holder'
import { CART_GOODS } from './cart-buyer'
import { PACKET, SHARED, STOCKED } from './coupon-holder'
import type { PlayName } from './plays'
import { giveLots } from './point-holder'
import { returnTier } from './returners'
import { applyDue } from '../../../scripts/gateway/core/due'

/** The server side of a scenario. */
interface Stage {
  /** Runs once on a new database. @param actors number of actors */
  open(gateway: Gateway, actors: number): Promise<void>
  /** Runs at each start of a gateway. @returns the id of an order for each account, or '' */
  prepare(gateway: Gateway, userIds: readonly string[]): Promise<string[]>
  /** Returns the rules that the last kill has broken. */
  audit(gateway: Gateway): Promise<string[]>
}

const orderOf = async ({ db }: Gateway, userId: string): Promise<string> =>
  (
    await db
      .selectFrom('orders')
      .select('order_id')
      .where('user_id', '=', userId)
      .where('rebook_of', 'is', null)
      .executeTakeFirst()
  )?.order_id ?? ''

/**
 * Returns the index of the tier with the most remaining tickets. Using this tier distributes the orders over all
 * tiers, because the venue is small.
 */
const fullestTier = async ({ db }: Gateway): Promise<number> => {
  const { seat_plan_id: fullest } = await db
    .selectFrom('stocks')
    .select('seat_plan_id')
    .where('seat_plan_id', 'in', TIERS)
    .orderBy('remaining', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return TIERS.indexOf(fullest)
}

const rushAccounts = (actors: number): string[] => Array.from({ length: actors }, (_, at) => `RUSH${at}`)

const rankOf = (userId: string): number => Number(userId.slice('RUSH'.length))

/**
 * Creates a paid order for every buyer, some of them with a coupon. @param quantityOf returns the number of tickets by
 * the buyer's rank
 */
const boughtBefore = (quantityOf: (rank: number) => number): Stage => ({
  open: async (gateway, actors) => {
    const world = new World(gateway)
    await world.open(actors)
    await world.openShow()
  },
  prepare: async (gateway, userIds) => {
    const orders: string[] = []
    for (const userId of userIds) {
      if ((await orderOf(gateway, userId)) === '') {
        const rank = rankOf(userId)
        const world = new World(gateway, { keyed: `kills-${userId}` })
        await world.buy(rank, await fullestTier(gateway), quantityOf(rank), rank % 3 === 0)
      }
      const order = await orderOf(gateway, userId)
      if (order === '') throw new Error(`The show is sold out for ${userId}.`)
      orders.push(order)
    }
    return orders
  },
  audit: ({ db }) => brokenRules(db),
})

const HOUR = 3_600_000

/**
 * Each seller has a ticket that can no longer be refunded. The session is sold out, and the other actors are on the
 * waitlist.
 */
const soldOut: Stage = {
  open: async (gateway, actors) => {
    const world = new World(gateway, { keyed: 'kills-sellers' })
    await world.open(actors)
    await world.openShow(36 * HOUR)
    for (let rank = 0; rank < actors; rank += 2) await world.buy(rank, returnTier(rank), 1, rank % 3 === 0)
    for (const tier of TIERS.keys()) await setAside(world, tier)
  },
  prepare: async (gateway, userIds) => {
    const orders: string[] = []
    for (const userId of userIds) orders.push(rankOf(userId) % 2 === 0 ? await orderOf(gateway, userId) : '')
    return orders
  },
  audit: async ({ db, clock }) => {
    await applyDue(db, clock.now())
    return brokenRules(db)
  },
}

/** Stock of the limited coupon kind. */
const STOCK = 1_000

/** Creates a packet of an order of the sandbox, with one share for each buyer. */
const openPacket = async ({ db, clock }: Gateway, shares: number): Promise<void> => {
  const title = { 'zh-CN': SHARED, 'zh-MO': SHARED, 'en-US': SHARED }
  const amount = 100
  const kind = 'MULTI_USER_FIXED_CASH' as const
  const rules = { couponType: kind, amount }
  await db
    .insertInto('coupon_templates')
    .values(kindRow({ id: SHARED, title, rules }))
    .execute()
  const taken = db.selectFrom('coupon_packets').select('order_id')
  const order = await db
    .selectFrom('orders')
    .select(['order_id', 'user_id'])
    .where('order_id', 'not in', taken)
    .executeTakeFirstOrThrow()
  const now = clock.now()
  await db
    .insertInto('coupon_packets')
    .values({
      ...{ packet_code: PACKET, ...order, idempotency_key: PACKET, request_hash: PACKET, template_id: SHARED },
      ...{ kind, total: shares * amount, shares, voided_at: null },
      ...{ created_at: now, end_time: now + 7 * 86_400_000 },
    })
    .execute()
  await db
    .insertInto('coupon_shares')
    .values(
      Array.from({ length: shares }, (_, number) => ({ packet_code: PACKET, number, amount, identities: json([]) })),
    )
    .execute()
}

/** Returns the taken shares without exactly one coupon, and the coupons of shares without a taken share. */
const sharesOff = async ({ db }: Gateway): Promise<string[]> => {
  const taken = await db.selectFrom('coupon_shares').select('coupon_id').where('at', 'is not', null).execute()
  const events = await db
    .selectFrom('coupon_events')
    .select('coupon_id')
    .where('ref', '=', PACKET)
    .where('kind', '=', 'RECEIVED')
    .execute()
  const given = new Set(events.map(({ coupon_id: id }) => id))
  const ids = taken.flatMap(({ coupon_id: id }) => (id !== null && given.has(id) ? [id] : []))
  return ids.length === new Set(ids).size && ids.length === events.length
    ? []
    : [`${ids.length} shares of the packet are taken, and ${events.length} coupons were given`]
}

/** A kind of coupon with a limited stock, a packet, and a session whose tickets can be refunded. */
const limitedCoupons: Stage = {
  open: async (gateway, actors) => {
    const world = new World(gateway, { keyed: 'kills-coupons' })
    await world.open(actors)
    await world.openShow()
    const title = { 'zh-CN': STOCKED, 'zh-MO': STOCKED, 'en-US': STOCKED }
    const rules = { couponType: 'CASH', amount: 733 }
    await gateway.db
      .insertInto('coupon_templates')
      .values(kindRow({ ...{ id: STOCKED, title, rules }, stock: STOCK }))
      .execute()
    await openPacket(gateway, actors)
  },
  prepare: (_, userIds) => Promise.resolve(userIds.map(() => '')),
  audit: async (gateway) => {
    const { db } = gateway
    const { stock } = await getRow(db, 'coupon_templates', { template_id: STOCKED })
    const received = await countRows(db, 'coupons', { template_id: STOCKED })
    const lost = stock !== null && stock + received !== STOCK
    return [
      ...(lost ? [`${received} coupons were received, ${stock} of ${STOCK} are left`] : []),
      ...(await sharesOff(gateway)),
      ...(await brokenRules(db)),
    ]
  },
}

/** Buyers with a card that covers one ticket and a cash card, and a session whose tickets can be refunded. */
const timesCards: Stage = {
  open: async (gateway, actors) => {
    const world = new World(gateway, { keyed: 'kills-cards' })
    await world.open(actors)
    await world.openShow()
    await giveCards(gateway, rushAccounts(actors))
  },
  prepare: (_, userIds) => Promise.resolve(userIds.map(() => '')),
  audit: async ({ db }) => [...(await cardHoldersOff({ db })), ...(await brokenRules(db))],
}

/** Buyers with points, and a session whose tickets can be refunded. */
const pointLots: Stage = {
  open: async (gateway, actors) => {
    const world = new World(gateway, { keyed: 'kills-points' })
    await world.open(actors)
    await world.openShow()
    await giveLots(gateway, rushAccounts(actors))
  },
  prepare: (_, userIds) => Promise.resolve(userIds.map(() => '')),
  audit: async (gateway) => [...(await accountsOff(gateway)), ...(await brokenRules(gateway.db))],
}

/** Query for the orders of packages whose deliveries do not match the state of the order. */
const DELIVERIES = sql<{ id: string }>`
  select m.order_id as id from item_orders m where m.user_id like 'RUSH%' and (
    2 * m.quantity * (m.paid_at is not null)::int <> (
      select count(*) from coupon_events e where e.ref = m.order_id and e.kind = 'RECEIVED')
    or 2 * m.quantity * (m.state in ('REFUNDING', 'REFUNDED'))::int <> (
      select count(*) from coupon_events e where e.ref = m.order_id and e.kind = 'WITHDRAWN'))`

/** Packages of coupons, sold as items. */
const packages: Stage = {
  open: async (gateway, actors) => {
    await openItems(gateway)
    await makeAccounts(gateway, rushAccounts(actors))
  },
  prepare: (_, userIds) => Promise.resolve(userIds.map(() => '')),
  audit: async ({ db }) => {
    const { rows } = await DELIVERIES.execute(db)
    return [
      ...rows.map(({ id }) => `order ${id} has other coupons than its state says`),
      ...(await stockOff({ db })),
      ...(await unbalanced({ db })),
      ...(await booksOff(db)),
      ...(await couponsOff(db)),
    ]
  },
}

/** Goods in carts, with enough pieces for all buyers. */
const carts: Stage = {
  open: async (gateway, actors) => {
    await makeAccounts(gateway, rushAccounts(actors))
    await gateway.db.transaction().execute(async (tx) => {
      for (const skuId of CART_GOODS) await setStock(tx, skuId, 100 * actors)
    })
  },
  prepare: (_, userIds) => Promise.resolve(userIds.map(() => '')),
  audit: async ({ db }) => [...(await goodsOff(db)), ...(await unbalanced({ db })), ...(await booksOff(db))],
}

export const STAGES: Record<PlayName, Stage> = {
  orders: {
    open: async (gateway, actors) => void (await openSale(gateway, actors, actors)),
    prepare: (_, userIds) => Promise.resolve(userIds.map(() => '')),
    audit: ({ db }) => auditKills(db),
  },
  // The venue has just enough seats for these quantities.
  refund: boughtBefore((rank) => (rank % 3 === 0 ? 1 : 2)),
  rebook: boughtBefore((rank) => (rank % 4 === 0 ? 2 : 1)),
  return: soldOut,
  coupon: limitedCoupons,
  card: timesCards,
  points: pointLots,
  item: packages,
  goods: carts,
  bound: {
    open: async (gateway, actors) => {
      await openGoods(gateway)
      await openSale(gateway, actors, actors)
    },
    prepare: (_, userIds) => Promise.resolve(userIds.map(() => '')),
    audit: async ({ db }) => [...(await halvesOff({ db })), ...(await unbalanced({ db })), ...(await booksOff(db))],
  },
}
