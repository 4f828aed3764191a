import { sql } from 'kysely'
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

/**
 * Voids ballots of open votes after a refund for a session. It affects holders of returned tickets of the show, also
 * those who had received them, unless another ticket remains (decision 184).
 */
export const voidRefunded = async (tx: Tx, sessionId: string | null, now: number): Promise<void> => {
  const ballots = await tx
    .selectFrom('sessions as n')
    .innerJoin('vouchers as u', 'u.show_id', 'n.show_id')
    .innerJoin('vote_ballots as b', 'b.user_id', 'u.user_id')
    .innerJoin('votes as v', 'v.vote_id', 'b.vote_id')
    .select(['b.ballot_id', 'b.user_id', 'v.who_ids'])
    .distinct()
    .where('n.session_id', '=', sessionId)
    .where('u.state', '<>', 'VALID')
    .where('b.state', 'in', ['COUNTED', 'HELD'])
    .where('v.who', '=', 'TICKET')
    .where('v.end_time', '>', now)
    .where(sql<boolean>`jsonb_exists(v.who_ids, n.show_id)`)
    .orderBy('b.ballot_id')
    .execute()
  for (const { ballot_id: ballotId, user_id: userId, who_ids: showIds } of ballots) {
    if (await hasTicket(tx, userId, showIds)) continue
    const ballot = await lockRow(tx, 'vote_ballots', { ballot_id: ballotId, state: ['COUNTED', 'HELD'] })
    if (ballot) await changeState(tx, ballot, 'VOID', 'REFUND')
  }
}
