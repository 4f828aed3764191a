import { isOpenWait } from '../../../../../src/domain/waitlist'
import { countRows, listRows } from '../../../core/database/rows'
import { deleteRowsOf, type PersonalData, rowsOf } from '../../../core/personal-data'
import { giveUpPlace } from './service'

/**
 * Waitlist positions. Open positions are ended before the rows are deleted, so that their tickets go to the next
 * position.
 */
export const waitlistData: PersonalData = {
  read: async (db, { userId }) => ({ waits: await rowsOf(db, 'waits', userId) }),
  losses: async (db, { userId }) => ({
    WAITLIST: await countRows(db, 'waits', { user_id: userId, state: ['WAITING', 'OFFERED'] }),
  }),
  erase: async (tx, { userId }, now) => {
    const places = await listRows(tx, 'waits', { user_id: userId }, 'seat_plan_id')
    for (const place of places) if (isOpenWait(place.state)) await giveUpPlace(tx, place, now)
    await deleteRowsOf(tx, 'waits', userId)
  },
}
