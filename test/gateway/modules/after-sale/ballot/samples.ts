import { DEMO_MEMBER } from '../../../../../scripts/gateway/core/seed/demo-member'
import type { Samples } from '../../../support/sample'
import { newKey, shopperOf } from '../../../support/shopper'

let receipts = 0

export const samples: Samples = {
  'vote.voteDetail': { id: 'VT4' },
  'vote.voteCounts': { id: 'VT2', since: -1 },
  'vote.voteTally': { id: 'VT2', after: '', length: 20 },
  'vote.voteBallots': { id: 'VT2' },
  // Replaces the ballot of an earlier sample.
  'vote.castBallot': async (test) => {
    const buyer = await shopperOf(test, DEMO_MEMBER)
    const { ballots } = (await buyer.get('buyer/v1/votes/VT1/mine')).body.data
    return {
      ...{ id: 'VT1', optionIds: ['VT1-2'], receipt: String((receipts += 1)).padStart(64, 'a') },
      ...{ replaces: ballots[0]?.ballotId ?? '', idempotencyKey: newKey() },
    }
  },
}
