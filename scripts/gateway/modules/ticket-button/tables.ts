import type { Row } from '../../core/database/database'
import type { JumpTarget } from '../../../../src/api/layout-target'
import type { LocalizedText } from '../../core/localized-text'

/** A button that a merchant puts below tickets. */
export type TicketButtonTable = Row<'ticket_buttons'>

declare module '../../core/database/database' {
  interface Narrowed {
    ticket_buttons: {
      title: LocalizedText
      note: LocalizedText
      target: JumpTarget
    }
  }
}
