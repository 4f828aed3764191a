import type { LocalizedText } from '../../core/localized-text'

export interface MemberLevelTable {
  level: number
  name: LocalizedText
  rights: LocalizedText[]
  price: number
}

export interface BenefitCardTable {
  card_id: string
  name: LocalizedText
  description: LocalizedText
  price: number
  sort: number
}

export interface VoteTable {
  vote_id: string
  title: LocalizedText
  vote_count: number
  end_time: number
}

/** `quota` 0: as many as come. */
export interface ActivityTable {
  activity_id: string
  title: LocalizedText
  place: LocalizedText
  start_time: number
  end_time: number
  quota: number
  enrolled: number
}

declare module '../../core/database/database' {
  interface Database {
    member_levels: MemberLevelTable
    benefit_cards: BenefitCardTable
    votes: VoteTable
    activities: ActivityTable
  }
}
