import type { LocalizedText } from '../../../core/localized-text'
import type { RefundKind } from '../../../../../src/domain/refund/state'

declare module '../../../core/database/database' {
  interface Narrowed {
    tickets: {
      seat_desc: LocalizedText
      /** The door of a picked seat's section; null for that of its tier. */
      entrance: LocalizedText | null
      /** The kind of the refund that ended it (modules/after-sale/refund). */
      ended_by: RefundKind | null
    }
  }
}
