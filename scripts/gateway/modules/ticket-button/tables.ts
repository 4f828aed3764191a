import type { JumpTarget } from '../../../../src/api/layout-target'
import type { LocalizedText } from '../../core/localized-text'

/** A button that a merchant puts below tickets. */
export interface TicketButtonTable {
  button_id: string
  /** null below the tickets of all shows. */
  show_id: string | null
  title: LocalizedText
  note: LocalizedText
  icon: string
  target: JumpTarget
  sort: number
}

declare module '../../core/database/database' {
  interface Database {
    ticket_buttons: TicketButtonTable
  }
}
