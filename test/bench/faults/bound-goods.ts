import { sql } from 'kysely'
import type { Gateway } from '../../../scripts/gateway/core/context'
import { json } from '../../../scripts/gateway/core/database/json'
import { setStock } from '../../../scripts/gateway/modules/catalogue/goods/stock-service'
import type { Goods } from './goods'
import { tickets } from './ticket-goods'

/** Goods that are sold with the tickets of the bench, and their stock. */
const PROGRAMME = 'FAULTGOODS'
const PRICE = 1_500
const STOCK = 10_000
const SHOW = 'S5002'

/** The entry of the goods in a purchase. */
export const BOUND_ITEM = { spu: { spuId: PROGRAMME, attributeIds: [] }, quantity: 1 }

/** Puts the goods on sale with the tickets of the show. */
export const openGoods = async ({ db }: Gateway): Promise<void> => {
  const name = json({ 'zh-CN': PROGRAMME, 'zh-MO': PROGRAMME, 'en-US': PROGRAMME })
  await db
    .insertInto('spus')
    .values({ spu_id: PROGRAMME, name, poster_url: '', attributes: json([]), sort: 99 })
    .execute()
  await db
    .insertInto('skus')
    .values({
      ...{ sku_id: PROGRAMME, spu_id: PROGRAMME, value_ids: json([]) },
      ...{ price: PRICE, market_price: null, sort: 0 },
    })
    .execute()
  await db.transaction().execute((tx) => setStock(tx, PROGRAMME, STOCK))
  await db
    .insertInto('tied_rules')
    .values({
      ...{ rule_id: PROGRAMME, spu_id: PROGRAMME, show_id: SHOW, session_id: null, seat_plan_id: null },
      ...{ required: false, spu_qty: 1, sort: 99 },
    })
    .execute()
}

/** Query for the purchases of which only one order is paid, or whose goods have another state than their tickets. */
const HALVES = sql<{ id: string }>`
  select o.order_id as id from orders o join item_orders m on m.ticket_order_id = o.order_id and m.is_bound
  where (o.state in ('RESERVE', 'DELIVERING', 'DELIVERING_EXPRESS', 'SUCCEEDED')) <> (m.state in ('PAID', 'SUCCEEDED'))
    or (o.state = 'UNPAID') <> (m.state = 'UNPAID')`

/**
 * Returns the purchases of which only one part was made or paid, and the difference of the stock of goods.
 */
export const halvesOff = async ({ db }: Pick<Gateway, 'db'>): Promise<string[]> => {
  const { rows } = await HALVES.execute(db)
  // One statement, because a job may close an order between two.
  const { stock, taken } = await db
    .selectFrom('capacities')
    .select('remaining as stock')
    .select(
      sql<number>`(select coalesce(sum(quantity), 0)::int from item_orders
        where spu_id = ${PROGRAMME} and state in ('UNPAID', 'PAID', 'SUCCEEDED'))`.as('taken'),
    )
    .where('kind', '=', 'SKU')
    .where('owner_id', '=', PROGRAMME)
    .executeTakeFirstOrThrow()
  return [
    ...rows.map(({ id }) => `only one part of ${id} is paid`),
    ...(stock === STOCK - Number(taken) ? [] : [`${stock} pieces are left, ${taken} of ${STOCK} are ordered`]),
  ]
}

interface Purchase {
  items: object[]
  paymentParam: { payAmount: number }
}

/** Tickets with goods: two orders that one payment pays. */
export const bound: Goods = {
  ...tickets,
  name: 'two transactions',
  open: async (gateway, sale) => {
    await openGoods(gateway)
    const purchase = JSON.parse(await tickets.open(gateway, sale)) as Purchase
    const payAmount = purchase.paymentParam.payAmount + PRICE
    return JSON.stringify({ ...purchase, items: [...purchase.items, BOUND_ITEM], paymentParam: { payAmount } })
  },
  amount: sql`(o.pay_amount + (select coalesce(sum(m.pay_amount), 0) from item_orders m
    where m.ticket_order_id = o.order_id and m.is_bound))::bigint`,
  rules: async (purchase, seen, orders) => [
    ...(await tickets.rules(purchase, seen, orders)),
    ...(await halvesOff(purchase.gateway.context)).map((rule) => [rule, false] as const),
  ],
}
