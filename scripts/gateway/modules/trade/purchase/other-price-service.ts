import { type AgreedLine, changedPart, hasForeignRate } from '../../../../../src/domain/pricing/changed-part'
import type { RateFacts } from '../../../../../src/domain/pricing/rate'
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
  points: 'pointsChanged',
  cash: 'cardChanged',
} as const

/** The gateway's current price, fen. */
interface CurrentPrice {
  payAmount: number
  total: number
  lines: readonly PriceLineRow[]
  couponId: string | null
  rates: readonly Pick<RateFacts, 'rateId'>[]
  /** True if the buyer has too few points for the choice. */
  isShort?: boolean
}

/** The price that a buyer agreed to, fen; `lines` is null if the gateway has not signed them. */
interface AgreedPrice {
  payAmount: number
  lines: AgreedLine[] | null
}

/** Returns a refusal with the current price and the price that the buyer agreed to. */
export const otherPrice = (
  code: CodeName,
  { payAmount, total, lines, couponId }: Omit<CurrentPrice, 'rates'>,
  agreed: AgreedPrice,
  lang: Language,
): Refusal =>
  new Refusal(code, {
    data: {
      oldPriceLines: agreed.lines ? serializeLines(agreed.lines, lang) : [],
      payAmount,
      oldPayAmount: agreed.payAmount,
      total,
      couponId: couponId ?? '',
      priceLines: serializeLines(lines, lang),
    },
  })

/**
 * Refuses an order whose buyer agreed to another price. The response contains the new price, which the client shows
 * beside the old price (decision 26).
 * @param unknown the code if the changed part is not known
 * @throws Refusal priceChanged, memberDiscountChanged, memberDiscountWrong (the rate is not the buyer's),
 * promotionDiscountWrong, couponChanged, pointsChanged, pointsShort, cardChanged or `unknown`
 */
export const refuseOtherPrice = (
  current: CurrentPrice,
  agreed: AgreedPrice,
  unknown: CodeName,
  lang: Language,
): void => {
  const { payAmount, lines, rates, isShort = false } = current
  const before = agreed.lines
  const part = before && changedPart(before, lines)
  // Refuses changed points even for the same amount, because another rule may use more points for it.
  if (payAmount === agreed.payAmount && part !== 'points') return
  const own = rates.map(({ rateId }) => rateId)
  const code = (): CodeName => {
    if (part === 'points' && isShort) return 'pointsShort'
    if (part === 'rate' && before && hasForeignRate(before, own)) return 'memberDiscountWrong'
    return part ? CHANGED[part] : unknown
  }
  throw otherPrice(code(), current, agreed, lang)
}
