import type { Giving } from '../../../../../src/domain/open-show/open-show'
import type { LocalizedText } from '../../../core/localized-text'

declare module '../../../core/database/database' {
  interface Narrowed {
    open_shows: { name: LocalizedText; content: LocalizedText[]; giving: Giving; needs: 'NONE' | 'DOCUMENT' }
    open_show_entries: { session_ids: string[] }
  }
}
