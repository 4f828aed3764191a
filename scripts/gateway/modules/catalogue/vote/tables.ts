import type { CountRule, VoterRule } from '../../../../../src/domain/vote/vote'
import type { LocalizedText } from '../../../core/localized-text'

/** Numbers of ballots of a local day. */
export interface DayCount {
  counted: number
  held: number
}

declare module '../../../core/database/database' {
  interface Narrowed {
    votes: { title: LocalizedText; rules: LocalizedText[]; who: VoterRule; who_ids: string[]; counts: CountRule }
    vote_options: { title: LocalizedText; content: LocalizedText }
    vote_counts: { options: Record<string, number>; days: Record<string, DayCount> }
  }
}
