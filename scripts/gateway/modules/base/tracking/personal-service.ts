import { deleteRowsOf, type PersonalData } from '../../../core/personal-data'

/** Data that were measured with the buyer's consent. Erasing removes the reference to the account. */
export const trackingData: PersonalData = {
  read: async (db, { userId }) => ({
    fingerprints: await db
      .selectFrom('fingerprints')
      .select(['items', 'collected_at'])
      .where('user_id', '=', userId)
      .execute(),
    tracking_events: await db
      .selectFrom('tracking_events')
      .select(['name', 'facts', 'terminal', 'happened_at'])
      .where('user_id', '=', userId)
      .execute(),
  }),
  erase: async (tx, { userId }) => {
    await deleteRowsOf(tx, 'fingerprints', userId)
    await tx
      .updateTable('tracking_events')
      .set({ user_id: null, device: '', visit: '' })
      .where('user_id', '=', userId)
      .execute()
  },
}
