import { layouts } from '../../../src/api/layout'
import { CHANGES_ACCOUNT, need, type Steps, type Walk } from '../step'

/** Returns the id of a vote on the home page. */
const aVote = async ({ answer }: Walk) => {
  const { components } = await answer(layouts)
  const votes = components.flatMap((each) => (each.type === 'VOTE' ? each.votes : []))
  return { id: need(votes[0], 'vote on home').voteId }
}

/** Steps of votes, which are only read. */
export const steps: Steps = {
  'vote.voteDetail': aVote,
  'vote.voteCounts': aVote,
  'vote.voteTally': 'needs a vote that is over',
  'vote.voteBallots': aVote,
  'vote.castBallot': CHANGES_ACCOUNT,
}
