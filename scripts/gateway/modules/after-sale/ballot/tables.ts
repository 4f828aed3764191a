import type { BallotState, VoidReason } from '../../../../../src/domain/vote/vote'

declare module '../../../core/database/database' {
  interface Narrowed {
    vote_ballots: { option_ids: string[]; state: BallotState; void_reason: VoidReason | null }
    vote_changes: { option_ids: string[]; state: BallotState }
  }
}

export {}
