import { voteBallots, voteCounts, voteDetail } from '@/api/vote'
import VoteDetail from '@/packages/topic/vote-detail/vote-detail'
import { aVote, ownBallots, voteCountsOf } from '../../../support/data/vote'
import { type Given, openScreen } from '../../../support/open-screen'

/** Opens the screen of a vote. @param own the ballots of the account; null for a visitor */
export const openVote = (vote: object = {}, own: object | null = {}, counts: object = {}, more: Given = {}) =>
  openScreen(VoteDetail, {
    ...{ member: own !== null, params: { id: 'V1' }, ...more },
    answers: [
      [voteDetail, () => aVote(vote)],
      [voteBallots, () => ownBallots(own ?? {})],
      [voteCounts, () => voteCountsOf([1, 1, 1], counts)],
    ],
  })
