import type { LocalizedText } from '../../../core/localized-text'

declare module '../../../core/database/database' {
  interface Narrowed {
    coupon_packages: { title: LocalizedText; template_ids: string[] }
    coupon_codes: { coupon_ids: string[] }
  }
}
