import { sql } from 'kysely'
import { json } from '../../../scripts/gateway/core/database/json'
import { kindRow } from '../../../scripts/gateway/modules/trade/coupon/kind'
import type { Gateway } from '../../../scripts/gateway/core/context'
import { makeAccounts } from '../command'
import type { Goods, SeenOrder } from './goods'

/** Id of a package of two coupons, with a stock. */
export const PACKAGE = 'FAULTS'
const PRICE = 20_000
const STOCK = 10_000

/** Puts the package on sale. */
export const openItems = async ({ db }: Gateway): Promise<void> => {
  const title = { 'zh-CN': PACKAGE, 'zh-MO': PACKAGE, 'en-US': PACKAGE }
  await db
    .insertInto('coupon_templates')
    .values(kindRow({ id: PACKAGE, title, rules: { couponType: 'CASH', amount: 500 } }))
    .execute()
  await db
    .insertInto('coupon_packages')
    .values({
      package_id: PACKAGE,
      title: json(title),
      template_ids: json([PACKAGE, PACKAGE]),
      price: PRICE,
      stock: STOCK,
    })
    .execute()
}

const takenUnits = sql<number>`(
  select coalesce(sum(quantity), 0)::int from item_orders
  where spu_id = ${PACKAGE} and state in ('UNPAID', 'PAID', 'SUCCEEDED')
)`

/**
 * Returns the broken rules of the package's stock. Ordered packages reduce the stock, and returned packages increase it
 * again.
 */
export const stockOff = async ({ db }: Pick<Gateway, 'db'>): Promise<string[]> => {
  // One statement, because a job may close an order between two.
  const { stock, taken } = await db
    .selectFrom('coupon_packages')
    .select(['stock', takenUnits.as('taken')])
    .where('package_id', '=', PACKAGE)
    .executeTakeFirstOrThrow()
  return stock === STOCK - Number(taken) ? [] : [`${stock} packages are left, ${taken} of ${STOCK} are ordered`]
}

const bodyOf = (quantity: number): string =>
  JSON.stringify({ items: [{ spu: { spuId: PACKAGE }, quantity }], paymentParam: { payAmount: quantity * PRICE } })

/** Packages of coupons, ordered as items. */
export const items: Goods = {
  name: 'items',
  orders: 'trade/buyer/v2/items/orders',
  open: async (gateway, { prefix, buyers }) => {
    await openItems(gateway)
    await makeAccounts(
      gateway,
      Array.from({ length: buyers }, (_, at) => `${prefix}${at}`),
    )
    return bodyOf(1)
  },
  another: () => bodyOf(2),
  seen: (order) => {
    const { orderId, orderStatus, payment } = order as Pick<SeenOrder, 'orderId' | 'payment'> & { orderStatus: string }
    return { orderId, orderState: orderStatus, orderOperations: [], payment }
  },
  listOf: () => 'offset=0&length=20',
  tables: { orders: 'item_orders', events: 'item_order_events', paid: 'PAID' },
  // The package has two coupons, so the delivery of one coupon counts as half.
  deliveries: sql`(select count(*)::float / 2 from coupon_events e where e.ref = o.order_id and e.kind = 'RECEIVED')`,
  rules: async (purchase) => (await stockOff(purchase.gateway.context)).map((rule) => [rule, false] as const),
}
