import type { Account, PersonalData } from '../../../core/personal-data'
import type { Tx } from '../../../core/database/database'

/** Closes open gifts from or to an account that is being deleted. */
const closeOpen = async (tx: Tx, { userId, countryCode, cellphone }: Account, now: number): Promise<void> => {
  const open = await tx
    .updateTable('transfers')
    .set({ state: 'CANCELLED', closed_at: now })
    .where('state', '=', 'TRANSFERRING')
    .where((row) =>
      row.or([
        row('giver_id', '=', userId),
        row.and([row('country_code', '=', countryCode), row('cellphone', '=', cellphone ?? '')]),
      ]),
    )
    .returning('transfer_id')
    .execute()
  await tx
    .updateTable('transfer_tickets')
    .set({ open: false })
    .where('transfer_id', 'in', ['', ...open.map(({ transfer_id: id }) => id)])
    .execute()
}

/**
 * Accepted gifts remain. Phone numbers and messages are deleted with the account of either the giver or the recipient.
 */
export const transferData: PersonalData = {
  read: async (db, { userId }) => ({
    gifts: await db
      .selectFrom('transfers')
      .select(['transfer_id', 'giver_id', 'country_code', 'cellphone', 'message', 'state', 'created_at', 'closed_at'])
      .where((row) => row.or([row('giver_id', '=', userId), row('recipient_id', '=', userId)]))
      .execute(),
  }),
  erase: async (tx, account, now) => {
    const { userId, countryCode, cellphone } = account
    await closeOpen(tx, account, now)
    await tx.updateTable('transfers').set({ message: '' }).where('giver_id', '=', userId).execute()
    await tx
      .updateTable('transfers')
      .set({ message: '', cellphone: '' })
      .where((row) =>
        row.or([
          row('recipient_id', '=', userId),
          row.and([row('country_code', '=', countryCode), row('cellphone', '=', cellphone ?? '')]),
        ]),
      )
      .execute()
  },
}
