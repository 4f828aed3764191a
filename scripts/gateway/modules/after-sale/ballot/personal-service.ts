import { listRows } from '../../../core/database/rows'
import type { PersonalData } from '../../../core/personal-data'

/** Ballots of an account. They remain without the account, because the public list contains them. */
export const ballotData: PersonalData = {
  read: async (db, { userId }) => ({
    vote_ballots: (await listRows(db, 'vote_ballots', { user_id: userId }, 'created_at')).map(
      ({ device_key: _, range_key: __, weight: ___, idempotency_key: ____, request_hash: _____, ...row }) => row,
    ),
  }),
  erase: async (tx, { userId }) => {
    await tx
      .updateTable('vote_ballots')
      .set((row) => ({ user_id: '', idempotency_key: row.ref('ballot_id') }))
      .where('user_id', '=', userId)
      .execute()
  },
}
