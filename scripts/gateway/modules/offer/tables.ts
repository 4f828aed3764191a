import type { Row } from '../../core/database/database'
import type { LocalizedText } from '../../core/localized-text'

export type MemberLevelTable = Row<'member_levels'>

export type BenefitCardTable = Row<'benefit_cards'>

export type VoteTable = Row<'votes'>

/** `quota` 0: as many as come. */
export type ActivityTable = Row<'activities'>

declare module '../../core/database/database' {
  interface Narrowed {
    member_levels: {
      name: LocalizedText
      rights: LocalizedText[]
    }
    benefit_cards: {
      name: LocalizedText
      description: LocalizedText
    }
    votes: {
      title: LocalizedText
    }
    activities: {
      title: LocalizedText
      place: LocalizedText
    }
  }
}
