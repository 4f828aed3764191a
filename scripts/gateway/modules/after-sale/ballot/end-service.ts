import { DECIDE_IN } from '../../../../../src/domain/vote/vote'
import type { Db, Tx } from '../../../core/database/database'
import { eachRow, type OnRowError } from '../../../core/each-row'
import { lockRow } from '../../../core/database/rows'
import { changeState } from './state-service'
import { hasTicket } from './voter-service'

const BATCH = 500

/** Voids held ballots that the merchant has not decided about in time. */
export const voidUndecided = async (db: Db, now: number, onError: OnRowError): Promise<void> => {
  const rows = await db
    .selectFrom('vote_ballots')
    .select('ballot_id')
    .where('state', '=', 'HELD')
    .where('created_at', '<=', now - DECIDE_IN)
    .orderBy('created_at')
    .limit(BATCH)
    .execute()
  const end = (ballotId: string) =>
    db.transaction().execute(async (tx) => {
      const ballot = await lockRow(tx, 'vote_ballots', { ballot_id: ballotId, state: 'HELD' })
      if (ballot) await changeState(tx, ballot, 'VOID', 'LATE')
    })
  await eachRow(rows, ({ ballot_id: id }) => end(id), onError)
}

/** Deletes the digests of persons, devices and addresses once nothing can be decided about a vote. */
export const deleteSignals = async (db: Db, now: number): Promise<void> => {
  const ended = db
    .selectFrom('votes')
    .select('vote_id')
    .where('end_time', '<=', now - DECIDE_IN)
  await db.deleteFrom('vote_persons').where('vote_id', 'in', ended).execute()
  await db
    .updateTable('vote_ballots')
    .set({ device_key: '', range_key: '' })
    .where('vote_id', 'in', ended)
    .where('range_key', '<>', '')
    .execute()
}

/** Voids the buyer's ballots of open votes for ticket holders after a refund, unless another ticket remains. */
export const voidRefunded = async (tx: Tx, userId: string, now: number): Promise<void> => {
  const ballots = await tx
    .selectFrom('vote_ballots as b')
    .innerJoin('votes as v', 'v.vote_id', 'b.vote_id')
    .select(['b.ballot_id', 'v.who_ids'])
    .where('b.user_id', '=', userId)
    .where('b.state', 'in', ['COUNTED', 'HELD'])
    .where('v.who', '=', 'TICKET')
    .where('v.end_time', '>', now)
    .orderBy('b.ballot_id')
    .execute()
  for (const { ballot_id: ballotId, who_ids: showIds } of ballots) {
    if (await hasTicket(tx, userId, showIds)) continue
    const ballot = await lockRow(tx, 'vote_ballots', { ballot_id: ballotId, state: ['COUNTED', 'HELD'] })
    if (ballot) await changeState(tx, ballot, 'VOID', 'REFUND')
  }
}
