import { sql } from 'kysely'
import type { Gateway } from '../../../scripts/gateway/core/context'
import { isPaid, type OrderState } from '../../../src/domain/order/state'
import type { Purchase, SeenOrder } from './buyer'
import { ledgerBalances } from '../../../scripts/gateway/modules/trade/order/books-service'

/** Returns orders whose ledger does not balance. */
export const unbalanced = async ({ db }: Pick<Gateway, 'db'>): Promise<string[]> =>
  [...(await ledgerBalances(db))]
    .filter(([, balance]) => balance !== 0)
    .map(([id, balance]) => `the ledger of ${id} is ${balance} fen off`)

/** Reads an order from the database, and its charges at the providers by `now`: their number and their sum in fen. */
const stored = ({ db }: Gateway, orderId: string, now: number) =>
  db
    .selectFrom('orders as o')
    .where('o.order_id', '=', orderId)
    .select('o.pay_amount')
    .select(sql<number>`(select count(*)::int from orders x where x.user_id = o.user_id)`.as('orders'))
    .select(sql<number>`(select count(*)::int from vouchers v where v.order_id = o.order_id)`.as('vouchers'))
    .select(
      sql<number>`(select count(*)::int from order_events e where e.order_id = o.order_id and e.state = 'RESERVE')`.as(
        'paidEvents',
      ),
    )
    .leftJoin('payments as p', 'p.order_id', 'o.order_id')
    .leftJoin('provider_payments as m', (join) =>
      join
        .onRef('m.payment_id', '=', 'p.payment_id')
        .on('m.outcome', '=', 'PAID')
        .on('m.at', '<=', now)
        .on('m.returned_at', 'is', null),
    )
    .groupBy('o.order_id')
    .select(sql<number>`count(m.payment_id)::int`.as('charges'))
    .select(sql<number>`coalesce(sum(m.amount), 0)::bigint`.as('held'))
    .executeTakeFirstOrThrow()

const brokenOf = (rules: readonly (readonly [string, boolean])[], facts: unknown): string[] =>
  rules.filter(([, held]) => !held).map(([rule]) => `${rule}: ${JSON.stringify(facts)}`)

/** Returns the rules that a purchase breaks at this moment. @param orders how many this buyer has */
export const audit = async (purchase: Purchase, seen: SeenOrder, orders: number): Promise<string[]> => {
  const { context } = purchase.gateway
  const [rows, recent] = await Promise.all([stored(context, purchase.orderId, context.clock.now()), purchase.recent()])
  const paid = isPaid(seen.orderState as OrderState)
  const underWay = seen.payment?.state === 'UNDER_WAY'
  const payable = seen.orderState === 'UNPAID' && !underWay
  const rules: [string, boolean][] = [
    [`${orders} orders`, rows.orders === orders],
    ['one charge at most', rows.charges <= 1],
    ['money that is held has paid the order, or is being confirmed', rows.charges === 0 || paid || underWay],
    ['a paid order has its money', !paid || rows.held === rows.pay_amount],
    ['a paid order has one voucher, another none', rows.vouchers === Number(paid) && rows.paidEvents === Number(paid)],
    ['home shows the order that is being confirmed', !underWay || recent?.orderId === purchase.orderId],
    [
      'home shows an unpaid order, or one whose money went back, and no other',
      orders > 1 || (recent !== null) === (seen.orderState === 'UNPAID' || seen.payment?.state === 'RETURNED'),
    ],
    [
      'only what can be paid offers to pay and to cancel',
      ['TO_BE_PAID', 'CANCEL'].every((name) => seen.orderOperations.includes(name) === payable),
    ],
  ]
  return brokenOf(rules, { seen, rows })
}

/** Returns the differences between the order, the order list and a resumed payment. */
export const auditViews = async (purchase: Purchase): Promise<string[]> => {
  const seen = await purchase.detail()
  const paid = isPaid(seen.orderState as OrderState)
  const [listed, byBindId] = await Promise.all([
    purchase.listed(paid || seen.orderState === 'UNPAID' ? 'TICKET' : 'HISTORY'),
    purchase.paidByBindId(),
  ])
  const inList = listed.find((each) => each.orderId === purchase.orderId)
  return brokenOf(
    [
      ['the list tells the state', inList?.orderState === seen.orderState],
      ['the list tells the payment', JSON.stringify(inList?.payment) === JSON.stringify(seen.payment)],
      ['a resumed payment finds it', byBindId === paid],
    ],
    { seen, inList, byBindId },
  )
}
