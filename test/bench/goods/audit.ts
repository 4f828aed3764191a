import { sql } from 'kysely'
import type { Db } from '../../../scripts/gateway/core/database/database'

/** Rules for goods, carts and orders. Each query returns the rows that break its rule. */
const RULES: Record<string, ReturnType<typeof sql<{ id: string }>>> = {
  'held, used and left pieces are the total': sql`
    select c.owner_id as id from capacities c where c.kind = 'SKU' and c.total <> c.remaining - c.excess + (
      select coalesce(sum(h.quantity), 0) from capacity_holds h
      where h.kind = c.kind and h.owner_id = c.owner_id and h.state <> 'RETURNED')`,
  'pieces are held by unpaid orders and used by paid ones': sql`
    select m.order_id as id from capacity_holds h join item_orders m on m.order_id = h.holder_id
    where h.kind = 'SKU' and h.holder_kind = 'ITEM_ORDER' and h.state <> case
      when m.state = 'UNPAID' then 'HELD' when m.state in ('PAID', 'SUCCEEDED') then 'USED' else 'RETURNED' end`,
  'a line of an order belongs to its buyer': sql`
    select l.line_id as id from cart_lines l join item_orders m on m.order_id = l.order_id where m.user_id <> l.user_id`,
  'the lines of an order that ended unpaid are in the cart': sql`
    select l.line_id as id from cart_lines l join item_orders m on m.order_id = l.order_id
    where m.state in ('CANCELED', 'CLOSED')`,
  'a cart has one line of a variant': sql`
    select min(l.line_id) as id from cart_lines l where l.order_id is null and l.removed_at is null
    group by l.user_id, l.sku_id, l.show_id having count(*) > 1`,
}

/** Returns the broken rules of goods, carts and their orders, with the rows that break them. */
export const goodsOff = async (db: Db): Promise<string[]> => {
  const broken: string[] = []
  for (const [rule, query] of Object.entries(RULES)) {
    const { rows } = await query.execute(db)
    if (rows.length > 0) broken.push(`${rule}: not ${rows.map(({ id }) => id).join(', ')}`)
  }
  return broken
}
