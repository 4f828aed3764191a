import { json } from '../../../core/database/json'
import type { LocalizedText } from '../../../core/localized-text'
import { type RulesSource, rulesOf } from './rules'
import type { CouponTexts } from './tables'

/** A kind of coupon in its data file, which contains only values that differ from the defaults. */
export interface KindSource {
  id: string
  title: LocalizedText
  rules: RulesSource
  texts?: CouponTexts
  /** Period of validity after the receipt, by default 30 days. */
  length?: number
  unit?: string
  /** Fixed period of validity, epoch ms. */
  validFrom?: number
  validTo?: number
  /** Number of coupons left, unlimited by default. */
  stock?: number
  needFaceAuth?: boolean
  recommended?: boolean
  /** Time from which buyers can receive this kind, epoch ms. */
  obtainFrom?: number
  /** Card for which a coupon is exchanged. */
  card?: string
}

/** Returns the database row of a kind of coupon. Throws `RangeError` for invalid rules. */
export const kindRow = (source: KindSource) => {
  const { id, title, rules, texts = {}, length = 30, unit = 'DAY' } = source
  return {
    ...{ template_id: id, title: json(title), rules: json(rulesOf(rules)), texts: json(texts) },
    ...{ valid_from: source.validFrom ?? null, valid_to: source.validTo ?? null },
    ...{ valid_length: length, valid_unit: unit as 'DAY', stock: source.stock ?? null },
    ...{ need_face_auth: source.needFaceAuth ?? false, recommended: source.recommended ?? false },
    ...{ obtain_from: source.obtainFrom ?? null, obtain_to: null },
    card_id: source.card ?? null,
  }
}

/** Returns the database row of a buyer's unused coupon. Times are in epoch ms. */
export const couponRow = (
  { id, rules }: Pick<KindSource, 'id' | 'rules'>,
  own: { couponId: string; userId: string; startTime: number; expireTime: number },
) => ({
  ...{ coupon_id: own.couponId, template_id: id, user_id: own.userId, received_at: null },
  ...{ start_time: own.startTime, expire_time: own.expireTime },
  ...{ used_order_id: null, used_at: null, refund_id: null, rules: json(rulesOf(rules)) },
  ...{ verified_at: null, withdrawn_at: null },
})
