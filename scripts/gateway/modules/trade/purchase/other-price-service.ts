import { type AgreedLine, changedPart } from '../../../../../src/domain/pricing/changed-part'
import type { CodeName } from '../../../core/codes'
import { Refusal } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import type { PriceLineRow } from '../pricing/service'
import { serializeLines } from './price-lines-service'

const CHANGED = {
  price: 'priceChanged',
  rate: 'memberDiscountChanged',
  promotion: 'promotionDiscountWrong',
  coupon: 'couponChanged',
  cash: 'cardChanged',
} as const

/** The gateway's current price, fen. */
interface CurrentPrice {
  payAmount: number
  total: number
  lines: readonly PriceLineRow[]
  couponId: string | null
}

/** The price that a buyer agreed to, fen; `lines` is null if the gateway has not signed them. */
interface AgreedPrice {
  payAmount: number
  lines: AgreedLine[] | null
}

/**
 * Rejects an order if the price differs from the price that the buyer agreed to. The response contains the old and the
 * new price, because the storefront shows both (decision 26).
 * @param unknown name of the refusal if the changed part of the price is not known
 * @throws Refusal priceChanged, memberDiscountChanged, promotionDiscountWrong, couponChanged, cardChanged or `unknown`
 */
export const refuseOtherPrice = (
  { payAmount, total, lines, couponId }: CurrentPrice,
  agreed: AgreedPrice,
  unknown: CodeName,
  lang: Language,
): void => {
  if (payAmount === agreed.payAmount) return
  const before = agreed.lines
  const part = before && changedPart(before, lines)
  throw new Refusal(part ? CHANGED[part] : unknown, {
    data: {
      oldPriceLines: before ? serializeLines(before, lang) : [],
      payAmount,
      oldPayAmount: agreed.payAmount,
      total,
      couponId: couponId ?? '',
      priceLines: serializeLines(lines, lang),
    },
  })
}
