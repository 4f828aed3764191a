import type { JumpTarget } from '../../../../../src/api/layout-target'
import type { LocalizedText } from '../../../core/localized-text'

declare module '../../../core/database/database' {
  interface Narrowed {
    ticket_buttons: { title: LocalizedText; note: LocalizedText; target: JumpTarget }
  }
}
