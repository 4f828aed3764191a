import { type Fen, fen, minFen } from '../../../../src/domain/money'
import { cutTo } from '../pricing/service'
import type { CouponTemplateTable } from './tables'

/** Fen that a coupon takes off what the promotion left; 0 below its threshold. */
export const couponCut = (
  { coupon_type, threshold, amount }: Pick<CouponTemplateTable, 'coupon_type' | 'threshold' | 'amount'>,
  left: Fen,
): Fen => {
  if (left < threshold) return fen(0)
  return coupon_type === 'DISCOUNT' ? cutTo(left, amount) : minFen(fen(amount), left)
}
