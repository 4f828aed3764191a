import type { RefundEvent, RefundReason } from '../../../../../src/domain/refund/state'
import type { LocalizedText } from '../../../core/localized-text'

declare module '../../../core/database/database' {
  interface Narrowed {
    refunds: { reason: RefundReason }
    refund_units: { seats: number[]; labels: LocalizedText[] }
    refund_events: { state: RefundEvent }
  }
}
