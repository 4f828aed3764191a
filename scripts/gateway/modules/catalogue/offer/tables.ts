import type { LocalizedText } from '../../../core/localized-text'

declare module '../../../core/database/database' {
  interface Narrowed {
    member_levels: { name: LocalizedText; rights: LocalizedText[] }
    votes: { title: LocalizedText }
    activities: { title: LocalizedText; place: LocalizedText }
  }
}
