import {
  type ItemOrderDetail,
  type ItemRefundQuote,
  quoteItemRefund,
  readItemRefundQuote,
  refundItemOrder,
} from '@/api/item-order'
import { confirmChange, type Question, showRefunded } from '@/components/after-sale/questions'
import { sendChange } from '@/components/after-sale/submit'
import { pointCount } from '@/components/points/points-text'
import { alertFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { REFUND_CODES } from '@/domain/business-codes/refund'
import { formatMoney } from '@/locales/format-money'
import { productTexts } from '@/locales/namespaces/product'
import { SubmissionKeys, submitOnce } from '@/payment/submit-once'
import { isRequestError } from '@/request/errors'

/** How a refund of items is sent, and the refusals that contain a new quote. */
export const ITEM_REFUND = {
  call: refundItemOrder,
  priceCodes: [REFUND_CODES.refundQuoteExpired, REFUND_CODES.refundQuoteChanged],
  handledStatuses: [],
}

/**
 * Returns the text of the confirmation before a refund: the amount, the items that become void, and the returned coupon
 * and points.
 */
const questionOf = (
  { amount, ways, coupon, arriveDays }: ItemRefundQuote,
  { itemKind, payPoints: count }: ItemOrderDetail,
): Question => {
  const method = ways.map((way) => way.method).join(' / ')
  const hints: NonNullable<Question['hint']>[] = [
    { key: `product.takes.${itemKind}` },
    ...(coupon === 'BACK' || coupon === 'EXPIRED' ? [{ key: `product.coupon.${coupon}` } as const] : []),
    ...(count > 0 ? [{ key: 'product.points.back', values: { count, number: pointCount(count) } } as const] : []),
  ]
  return {
    content:
      amount > 0
        ? { key: 'product.ask', values: { amount: formatMoney(amount), method, count: arriveDays } }
        : { key: 'product.askFree' },
    hint: hints.reduce((first, next) => ({ key: 'product.both', values: { first, next } })),
    tone: 'danger',
  }
}

/**
 * Refunds an item order on the displayed terms after the buyer confirms. Never rejects: if the gateway refuses, shows
 * the error.
 * @param reload reloads the order after the request
 */
export const refundItems = async (
  deps: ModelDeps,
  order: ItemOrderDetail,
  reload: () => Promise<void>,
): Promise<void> => {
  const { client, clock, dialogs, platform, stores } = deps
  const { orderId } = order
  const keys = new SubmissionKeys({
    ...{ storage: platform.storage, clock, userId: stores.user.userId },
    unpaidMinutes: stores.shop.unpaidMinutes,
  })
  let quote: ItemRefundQuote
  try {
    quote = await client.call(quoteItemRefund, { orderId }, { inlineErrors: true })
  } catch (error) {
    await alertFailure(dialogs, error)
    return reload()
  }
  if (!(await confirmChange(dialogs, productTexts, questionOf(quote, order)))) return
  const change = {
    ...{ texts: productTexts, orderId },
    send: (agreed: ItemRefundQuote) => submitOnce(client, keys, ITEM_REFUND, { orderId, quote: agreed.quote }),
    renew: (error: unknown, { amount: from }: ItemRefundQuote) => {
      const fresh = isRequestError(error) ? readItemRefundQuote(error.data) : null
      return fresh && { quote: fresh, from, to: fresh.amount }
    },
    onDone: async (_: unknown, { amount }: ItemRefundQuote) => {
      await reload()
      showRefunded(dialogs, productTexts, amount)
    },
    onFailure: reload,
  }
  await sendChange(deps, change, quote)
}
