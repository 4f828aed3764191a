import type { Gateway } from '../../../scripts/gateway/core/context'
import { isPaid, type OrderState } from '../../../src/domain/order/state'
import type { Purchase } from './buyer'
import { type Rule, type SeenOrder, storedOrder } from './goods'
import { ledgerBalances } from '../../../scripts/gateway/modules/trade/order/books-service'

/** Returns orders whose ledger does not balance. */
export const unbalanced = async ({ db }: Pick<Gateway, 'db'>): Promise<string[]> =>
  [...(await ledgerBalances(db))]
    .filter(([, balance]) => balance !== 0)
    .map(([id, balance]) => `the ledger of ${id} is ${balance} fen off`)

const brokenOf = (rules: readonly Rule[], facts: unknown): string[] =>
  rules.filter(([, held]) => !held).map(([rule]) => `${rule}: ${JSON.stringify(facts)}`)

/** Returns the rules that a purchase breaks at this moment. @param orders number of this buyer's orders */
export const audit = async (purchase: Purchase, seen: SeenOrder, orders: number): Promise<string[]> => {
  const { goods, gateway, orderId } = purchase
  const { context } = gateway
  const rows = await storedOrder(context, goods, orderId, context.clock.now())
  const paid = isPaid(seen.orderState as OrderState)
  const underWay = seen.payment?.state === 'UNDER_WAY'
  const rules: Rule[] = [
    [`${orders} orders`, rows.orders === orders],
    ['one charge at most', rows.charges <= 1],
    ['money that is held has paid the order, or is being confirmed', rows.charges === 0 || paid || underWay],
    ['a paid order has its money', !paid || rows.held === rows.payAmount],
    [
      'a paid order is delivered once, another is not',
      rows.deliveries === Number(paid) && rows.paidEvents === Number(paid),
    ],
    ...(await goods.rules(purchase, seen, orders)),
  ]
  return brokenOf(rules, { seen, rows })
}

/**
 * Returns the differences between the order itself, its entry in the order list, and its payment when it is resumed.
 */
export const auditViews = async (purchase: Purchase): Promise<string[]> => {
  const seen = await purchase.detail()
  const paid = isPaid(seen.orderState as OrderState)
  const [listed, byBindId] = await Promise.all([purchase.listed(seen.orderState), purchase.paidByBindId()])
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
