import type { BallotState, VoidReason } from '../../../../../src/domain/vote/vote'
import type { Tx } from '../../../core/database/database'
import { changeRow } from '../../../core/database/rows'
import { noteBallots } from './fold-service'
import type { Ballot } from './voter-service'

/** Changes the state of a locked ballot, and the counts. */
export const changeState = async (
  tx: Tx,
  ballot: Ballot,
  state: BallotState,
  reason: VoidReason | null = null,
): Promise<void> => {
  await changeRow(tx, 'vote_ballots', { ballot_id: ballot.ballot_id }, { state, void_reason: reason })
  await noteBallots(tx, [ballot], -1)
  await noteBallots(tx, [{ ...ballot, state }], 1)
}
