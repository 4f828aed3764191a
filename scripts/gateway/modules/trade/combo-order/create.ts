import { factsOfPurchase } from '../../../../../src/domain/combo/combo'
import { cleanName } from '../../../../../src/domain/typed/text'
import type { Gateway } from '../../../core/context'
import type { Row, Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { notFound, Refusal } from '../../../core/envelope'
import { newId } from '../../../core/ids'
import type { Language } from '../../../core/localized-text'
import { requireSetLimit } from '../hold-set/limit-service'
import { orderSet } from '../hold-set/order-set-service'
import { readAttendees } from '../order/attendees-service'
import { contactOf } from '../order/contact-service'
import { insertOrder } from '../order/insert-tickets-service'
import type { SetOrder } from '../order/set-purchase-service'
import { JOINT_PREFIX } from '../payment/payment-key-service'
import { orderOnce } from '../purchase/once-service'
import { orderNumber } from '../purchase/order-number-service'
import { otherPrice } from '../purchase/other-price-service'
import { openPrice } from '../purchase/price-token-service'
import { fulfilCombo, takeSets } from './lifecycle'
import { comboLines, type ComboQuote, quoteCombo } from './quote'

interface Buyer {
  userId: string
  lang: Language
  now: number
}

/**
 * Returns the price of the order.
 * @throws Refusal promotionDiscountWrong with the old and the new price if the buyer agreed to another price. Tickets
 * that are no longer a combo have their single prices.
 */
const agreedQuote = async (tx: Tx, { priceKey }: Gateway, order: SetOrder, buyer: Buyer): Promise<ComboQuote> => {
  const agreed = { payAmount: order.payAmount, lines: openPrice(priceKey, order.priceToken) }
  const refused = ({ price, combo }: ComboQuote) => {
    const current = { ...price, lines: comboLines(price.lines, combo), couponId: null }
    return otherPrice('promotionDiscountWrong', current, agreed, buyer.lang)
  }
  try {
    const quote = await quoteCombo(tx, order, buyer)
    if (quote.price.payAmount !== order.payAmount) throw refused(quote)
    return quote
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'comboChoiceWrong') throw error
    throw refused(await quoteCombo(tx, order, buyer, true))
  }
}

const insertParent = async (tx: Tx, { combo, held, setCount, blocks }: ComboQuote, now: number): Promise<string> => {
  const parentId = newId(JOINT_PREFIX)
  await tx
    .insertInto('order_parents')
    .values({
      parent_id: parentId,
      order_number: orderNumber(now, blocks[0].show.utc_offset),
      bind_id: newId('B'),
      created_at: now,
      promotion_id: combo.row.promotion_id,
      hold_set_id: held.set.set_id,
      set_count: setCount,
      combo_facts: json(factsOfPurchase(combo.facts, held.items)),
    })
    .execute()
  return parentId
}

/** Throws `Refusal` notFound for attendees of a session that is not in the set. */
const requireSessions = ({ blocks }: ComboQuote, attendees: SetOrder['attendees']): void => {
  const own = new Set(blocks.map(({ session }) => session.session_id))
  if (attendees.some(({ sessionId }) => !own.has(sessionId))) throw notFound()
}

/** Inserts the parent and an order of each session. Returns the orders in the order of their sessions. */
const place = async (
  tx: Tx,
  gateway: Gateway,
  order: SetOrder,
  { key, hash }: { key: string; hash: string },
  buyer: Buyer,
): Promise<Row<'orders'>> => {
  const { userId, lang, now } = buyer
  const quote = await agreedQuote(tx, gateway, order, buyer)
  await requireSetLimit(tx, userId, quote.combo.row, quote.setCount)
  requireSessions(quote, order.attendees)
  const contact = contactOf(order.contact, lang)
  const parentId = await insertParent(tx, quote, now)
  const orders: Row<'orders'>[] = []
  for (const [at, block] of quote.blocks.entries()) {
    const { session } = block
    const { audienceIds = [] } = order.attendees.find(({ sessionId }) => sessionId === session.session_id) ?? {}
    const audiences = await readAttendees(tx, { ...block, userId, audienceIds, lang })
    const { shares, total, payAmount } = block
    const lines = comboLines(block.lines, quote.combo)
    const draft = {
      ...{ userId, hash, audiences, address: null, contact, coverId: null, parentId, now },
      // The first order has the key of the request. A key of a request has no space, so the others are unique.
      key: at === 0 ? key : `${key} ${at}`,
      quote: { ...block, promotion: null, tickets: { lines, shares, total, payAmount, cash: [], couponId: '' } },
      remark: cleanName(order.remark),
      distributor: { planId: order.planDistributorId, userId: order.distributorUserId },
    }
    orders.push(await insertOrder(tx, draft))
  }
  const orderOf = (sessionId: string) => orders.find((each) => each.session_id === sessionId) as Row<'orders'>
  await orderSet(tx, quote.held, orderOf, now)
  await takeSets(tx, parentId, quote)
  if (quote.price.payAmount === 0) await fulfilCombo(tx, parentId, orders, { at: now, product: 'FREE', paidAt: now })
  return orders[0]
}

/**
 * Creates the orders of a combo with their parent. Repeated requests with one idempotency key return the same orders.
 * Throws `Refusal` if the purchase is not possible; nothing is then ordered.
 * @returns the order of the first session
 */
export const createComboOrder = (gateway: Gateway, order: SetOrder, buyer: Buyer): Promise<Row<'orders'>> =>
  orderOnce(gateway.db, { table: 'orders', userId: buyer.userId, request: order, now: buyer.now }, (tx, once) =>
    place(tx, gateway, order, once, buyer),
  )
