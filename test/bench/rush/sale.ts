import { getRow } from '../../../scripts/gateway/core/database/rows'
import type { Gateway } from '../../../scripts/gateway/core/context'
import { json } from '../../../scripts/gateway/core/database/json'
import { makeAccounts } from '../command'

const DAY = 86_400_000
/** Id of an exhibition in the sandbox. Its tickets need no names, and a buyer may have at most six. */
const SHOW = 'S5002'
const SESSION = 'RUSHN01'
const PLAN = 'RUSHN01P1'
const PRICE = 12800

/** A buyer of the rush: an account with a token, and the body that is sent twice. */
export interface RushBuyer {
  token: string
  body: string
}

const localized = (text: string) => json({ 'zh-CN': text, 'zh-MO': text, 'en-US': text })

/**
 * Opens a session with one tier of `tickets` tickets, and creates `count` buyers who want one ticket each. The ids of
 * their accounts are `prefix` with a number.
 */
export const openSale = async (
  gateway: Gateway,
  count: number,
  tickets: number,
  prefix = 'RUSH',
): Promise<RushBuyer[]> => {
  const { db, clock } = gateway
  await db
    .insertInto('sessions')
    .values({
      session_id: SESSION,
      show_id: SHOW,
      show_time: clock.now() + DAY,
      permanent: false,
      state: 'LISTED',
      sort: 99,
    })
    // Another kind of purchase may have opened the sale.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('seat_plans')
    .values({
      seat_plan_id: PLAN,
      session_id: SESSION,
      name: localized('Rush'),
      description: localized(''),
      price: PRICE,
      sale_price: null,
      color: '#0E7490',
      unit_qty: 1,
      entrance: localized(''),
      wait_list: false,
      seat_block: null,
      sort: 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('stocks')
    .values({ seat_plan_id: PLAN, total: tickets, remaining: tickets })
    .onConflict((conflict) =>
      conflict.column('seat_plan_id').doUpdateSet((stock) => ({
        total: stock('stocks.total', '+', tickets),
        remaining: stock('stocks.remaining', '+', tickets),
      })),
    )
    .execute()
  const ids = Array.from({ length: count }, (_, at) => `${prefix}${at}`)
  const tokens = await makeAccounts(gateway, ids)
  return ids.map((id, at) => ({
    token: tokens[at],
    body: JSON.stringify({
      showId: SHOW,
      sessionId: SESSION,
      items: [{ seatPlanId: PLAN, quantity: 1 }],
      idempotencyKey: `rush-order-${id}`,
      audienceIds: [],
      contact: { cellphone: '13800000001', countryCode: '86' },
      paymentParam: { payAmount: PRICE },
    }),
  }))
}

/** State of the database after a rush. */
export interface ClosedSale {
  remaining: number
  orders: number
  sold: number
}

/** Reads the state of the database after the rush. */
export const closeSale = async ({ db }: Gateway): Promise<ClosedSale> => {
  const stock = await getRow(db, 'stocks', { seat_plan_id: PLAN })
  const items = await db
    .selectFrom('order_items')
    .select(['order_id', 'quantity'])
    .where('seat_plan_id', '=', PLAN)
    .execute()
  return {
    remaining: stock.remaining,
    orders: items.length,
    sold: items.reduce((sum, { quantity }) => sum + quantity, 0),
  }
}
