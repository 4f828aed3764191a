import type { LocalizedText } from '../../core/localized-text'

/** CASH and REDUCTION take `amount` fen off from `threshold` fen on; DISCOUNT leaves `amount` per cent to pay. */
export interface CouponTemplateTable {
  template_id: string
  title: LocalizedText
  coupon_type: string
  threshold: number
  amount: number
  category: string | null
  show_id: string | null
  scope_rank: number
  /** From its receipt; null where nothing is said. */
  valid_days: number | null
  /** Received by buyers who have passed the face check only (modules/certification). */
  need_face_auth: boolean
}

export interface CouponTable {
  coupon_id: string
  template_id: string
  user_id: string
  start_time: number
  expire_time: number
  used_order_id: string | null
  used_at: number | null
}

declare module '../../core/database/database' {
  interface Database {
    coupon_templates: CouponTemplateTable
    coupons: CouponTable
  }
}
