import { sql } from 'kysely'
import type { Db } from '../../../scripts/gateway/core/database/database'
import { CARDS, STOCK } from './kinds'

type Rows = ReturnType<typeof sql<{ id: string }>>

/**
 * Number of covered tickets of a card `c`. Includes only tickets that were not refunded, in orders that have not
 * ended.
 */
const COVERED = sql`select count(*) from order_unit_shares s join orders o on o.order_id = s.order_id
  where s.user_card_id = c.user_card_id and o.state not in ('CANCELED', 'CLOSED', 'REFUNDED') and not exists (
    select from refund_units u where u.order_id = s.order_id and u.unit_id = s.unit_id)`

/** Sum over the changes of a card that have one of these kinds. */
const sumOf = (column: 'amount' | 'times', ...kinds: string[]) =>
  sql`(select coalesce(sum(e.${sql.ref(column)}), 0) from card_events e
    where e.user_card_id = c.user_card_id and e.kind in (${sql.join(kinds)}))`

/** Rules for cards whose id begins with a prefix. Each query returns the cards that break its rule. */
const rulesOf = (prefix: string): Record<string, Rows> => {
  const own = sql`c.card_id like ${`${prefix}%`}`
  return {
    'used times are covered tickets': sql`
      select c.user_card_id as id from user_cards c where ${own} and c.times_used <> (${COVERED})`,
    'used times are those of the record': sql`
      select c.user_card_id as id from user_cards c
      where ${own} and c.times_used <> -${sumOf('times', 'HELD', 'RELEASED', 'RETURNED')}`,
    'used times do not exceed those of the card': sql`
      select c.user_card_id as id from user_cards c where ${own} and c.times_used > c.times_total`,
    'a balance, its uses and its refund add up to the worth': sql`
      select c.user_card_id as id from user_cards c join card_templates t on t.card_id = c.card_id
      where ${own} and t.worth is not null and (c.balance < 0
        or t.worth <> c.balance - ${sumOf('amount', 'REFUNDING', 'HELD', 'RELEASED', 'RETURNED')})`,
    'what a card pays is what its orders have, less returned parts': sql`
      select c.user_card_id as id from user_cards c
      where ${own} and -${sumOf('amount', 'HELD', 'RELEASED', 'RETURNED')} <> (
        select coalesce(sum(p.amount), 0) from order_cash_cards p join orders o on o.order_id = p.order_id
        where p.user_card_id = c.user_card_id and o.state not in ('CANCELED', 'CLOSED')) - (
        select coalesce(sum(r.amount), 0) from refund_parts r where r.user_card_id = c.user_card_id)`,
    'a refunded card covers and pays nothing': sql`
      select c.user_card_id as id from user_cards c
      where ${own} and c.refunding_at is not null and (c.balance <> 0 or (${COVERED}) > 0)`,
    'a card was refunding before it was refunded': sql`
      select c.user_card_id as id from user_cards c
      where ${own} and c.refunded_at is not null and c.refunding_at is null`,
    'a coupon was exchanged once, and is used': sql`
      select c.coupon_id as id from user_cards c join coupons k on k.coupon_id = c.coupon_id
      where ${own} group by c.coupon_id, k.verified_at having count(*) > 1 or k.verified_at is null`,
  }
}

/**
 * Rule for the stock of the walks' cards. Cards that are missing from the stock must be ordered, or belong to a buyer.
 */
const STOCKS = sql<{ id: string }>`
  select t.card_id as id from card_templates t where t.card_id like ${`${CARDS}%`} and t.stock <> ${STOCK}
    - (select coalesce(sum(m.quantity), 0) from item_orders m where m.spu_id = t.card_id and m.state = 'UNPAID')
    - (select coalesce(sum(m.quantity), 0) from item_orders m where m.spu_id = t.card_id and m.state in ('PAID', 'SUCCEEDED'))
    - (select count(*) from user_cards c where c.card_id = t.card_id and c.coupon_id is not null)`

const brokenOf = async (db: Db, rules: Readonly<Record<string, Rows>>): Promise<string[]> => {
  const broken: string[] = []
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await query.execute(db)
    if (rows.length > 0) broken.push(`${rule}: not ${rows.map(({ id }) => id).join(', ')}`)
  }
  return broken
}

/** Returns the rules that cards with this id prefix break; empty if all rules hold. */
export const cardsOff = (db: Db, prefix: string): Promise<string[]> => brokenOf(db, rulesOf(prefix))

/** Returns the rules that the walks' cards and their stock break. */
export const benchCardsOff = async (db: Db): Promise<string[]> => [
  ...(await cardsOff(db, CARDS)),
  ...(await brokenOf(db, { 'the stock has what no buyer has': STOCKS })),
]
