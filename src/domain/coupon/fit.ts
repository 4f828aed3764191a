import { cutTo, type Fen, fen, minFen } from '../money'
import type { Purchase } from '../purchase/purchase'

/** CASH and REDUCTION take `amount` fen off. DISCOUNT leaves `amount` per cent to pay. */
export interface CouponTerms {
  couponType: string
  /** Minimum amount that it applies to, fen. */
  threshold: number
  /** Fen or per cent, by type. */
  amount: number
}

/** The facts of a coupon that decide whether it applies. Times in epoch ms. */
export interface FittingCoupon extends CouponTerms {
  /** Category of the shows that it is for; null for every category. */
  category: string | null
  /** The show that it is for; null for every show. */
  showId: string | null
  startTime: number
}

type CouponBlockReason = 'scope' | 'early' | 'threshold'

export interface CouponFit {
  /** Discount, fen; 0 when it does not apply. */
  cut: Fen
  /** Why it does not apply; null when it does. */
  blockReason: CouponBlockReason | null
}

/** Returns a coupon's discount on the amount after the promotion, fen; 0 below its threshold. */
export const couponCut = ({ couponType, threshold, amount }: CouponTerms, left: Fen): Fen => {
  if (left < threshold) return fen(0)
  return couponType === 'DISCOUNT' ? cutTo(left, amount) : minFen(fen(amount), left)
}

const isInScope = ({ category, showId }: FittingCoupon, { items }: Purchase): boolean =>
  items.every((item) => (category ?? item.category) === item.category && (showId ?? item.showId) === item.showId)

/**
 * Decides whether a coupon applies to a purchase (domain §5). A coupon for one show or category needs every item within it.
 *
 * @param left what the promotion left to pay, fen
 * @param now epoch ms
 */
export const couponFits = (coupon: FittingCoupon, purchase: Purchase, left: Fen, now: number): CouponFit => {
  const blocked = (blockReason: CouponBlockReason): CouponFit => ({ cut: fen(0), blockReason })
  if (!isInScope(coupon, purchase)) return blocked('scope')
  if (coupon.startTime > now) return blocked('early')
  const cut = couponCut(coupon, left)
  return cut === 0 ? blocked('threshold') : { cut, blockReason: null }
}
