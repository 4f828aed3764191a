import type { FastifyRequest } from 'fastify'
import type { Gateway } from '../../../core/context'
import { findRow, getRow } from '../../../core/database/rows'
import { applyDue } from '../../../core/due'
import { found } from '../../../core/envelope'
import { guardPurchase } from '../../base/risk/guard-service'
import { requireUser } from '../../base/user/account-service'
import { requirePass } from '../../catalogue/show/pass-id-service'
import { withItems } from '../hold-set/held-set-service'
import { requireSetLimit } from '../hold-set/limit-service'
import { isOrdered } from '../order/ordered-service'
import type { SetOrder, SetPurchase } from '../order/set-purchase-service'
import { serializeCreatedOrder } from '../purchase/created-service'
import { createComboOrder } from './create'
import { comboOrders } from './payable'
import { quoteCombo } from './quote'
import { serializeComboPrice } from './serializer'

/**
 * Checks that a purchase of all shows of a set is allowed, and returns its time, epoch ms. The set may have been
 * ordered by a repeated request. Throws `Refusal`: notFound, passNeeded, captchaNeeded.
 */
const admit = async (
  gateway: Gateway,
  request: FastifyRequest,
  { holdSetId }: SetPurchase,
  key?: string,
): Promise<number> => {
  const { db, clock } = gateway
  const { userId } = request
  const now = clock.now()
  const set = found(await findRow(db, 'hold_sets', { set_id: holdSetId, user_id: userId }))
  const { items } = await withItems(db, set)
  const order = key === undefined ? null : { isRepeat: () => isOrdered(db, userId, key) }
  const showIds = [...new Set(items.map(({ showId }) => showId))]
  for (const showId of showIds) requirePass(request, showId)
  await guardPurchase(gateway, request, showIds, order)
  for (const { sessionId } of items) await applyDue(db, now, { sessionId })
  return now
}

/** Prices a combo for the caller (contract: api/purchase ComboPreOrder). Throws `Refusal`. */
export const pricePurchase = async (gateway: Gateway, request: FastifyRequest, purchase: SetPurchase) => {
  const now = await admit(gateway, request, purchase)
  const { db, priceKey } = gateway
  const user = await requireUser(db, request.userId)
  const quote = await quoteCombo(db, purchase, { userId: request.userId, now })
  await requireSetLimit(db, request.userId, quote.combo.row, quote.setCount)
  return serializeComboPrice(quote, user, { lang: request.lang, priceKey })
}

/** Creates the orders of a combo (contract: api/purchase CreatedOrder). Throws `Refusal`. */
export const placePurchase = async (gateway: Gateway, request: FastifyRequest, order: SetOrder) => {
  const now = await admit(gateway, request, order, order.idempotencyKey)
  const { db } = gateway
  const { userId, lang } = request
  const { parent_id: parentId } = await createComboOrder(gateway, order, { userId, lang, now })
  const parent = await getRow(db, 'order_parents', { parent_id: found(parentId) })
  const { amount, parts } = await comboOrders.find(db, parent.parent_id)
  return {
    ...serializeCreatedOrder({
      ...{ order_id: parent.parent_id, bind_id: parent.bind_id, pay_amount: amount, transaction_id: '' },
    }),
    unPaidTransactionIds: amount > 0 ? parts.map(({ transactionId }) => transactionId) : [],
  }
}
