import type { LocalizedText } from '../../../core/localized-text'
import type { RefundKind } from '../../../../../src/domain/refund/state'

declare module '../../../core/database/database' {
  interface Narrowed {
    tickets: {
      seat_desc: LocalizedText
      /** Entrance of the picked seat's section. Null means the entrance of its tier. */
      entrance: LocalizedText | null
      /** Kind of refund that ended the ticket (modules/after-sale/refund). */
      ended_by: RefundKind | null
    }
  }
}
