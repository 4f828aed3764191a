import { type Fen, fen, formatFen } from '../money'
import { discountTenths, percentOff } from '../show/discount'

/** When a coupon applies (domain §4). */
export type LimitationType = 'AMOUNT' | 'QUANTITY' | 'NONE_THRESHOLD_DEDUCT_DISCOUNT' | 'NONE_THRESHOLD_DEDUCT_AMOUNT'

export interface LimitationFacts {
  limitationType: string
  /** Fen for AMOUNT, pieces for QUANTITY. */
  limitation: number
  /** What it takes off, fen; null for a coupon that takes a part. */
  amount: Fen | null
  /** 0 to 1, what is left to pay; null for a coupon that takes an amount. */
  discount: number | null
}

/** A text below `coupon.limit.*` with its values, such as "full X yuan reduce Y yuan" (domain §5). */
export interface LimitationText {
  key: `coupon.limit.${'amount' | 'quantity' | 'any'}${'Reduce' | 'Discount'}`
  values: Record<string, string | number>
}

const THRESHOLD: Record<LimitationType, 'amount' | 'quantity' | 'any'> = {
  AMOUNT: 'amount',
  QUANTITY: 'quantity',
  NONE_THRESHOLD_DEDUCT_DISCOUNT: 'any',
  NONE_THRESHOLD_DEDUCT_AMOUNT: 'any',
}

const isLimitation = (type: string): type is LimitationType => Object.keys(THRESHOLD).includes(type)

/** The text of a coupon's limitation; null for a kind or numbers that say nothing. */
export const limitationText = (coupon: LimitationFacts): LimitationText | null => {
  const { limitationType: type, limitation, amount, discount } = coupon
  if (!isLimitation(type)) return null
  const threshold = type === 'AMOUNT' ? formatFen(fen(Math.round(limitation))) : limitation
  const tenths = discountTenths(discount)
  if (tenths !== null && type !== 'NONE_THRESHOLD_DEDUCT_AMOUNT') {
    return {
      key: `coupon.limit.${THRESHOLD[type]}Discount`,
      values: { threshold, tenths, percent: percentOff(discount) ?? 0 },
    }
  }
  return amount === null
    ? null
    : { key: `coupon.limit.${THRESHOLD[type]}Reduce`, values: { threshold, reduce: formatFen(amount) } }
}
