import type { LocalizedText } from '../../../core/localized-text'

declare module '../../../core/database/database' {
  interface Narrowed {
    votes: { title: LocalizedText }
  }
}
