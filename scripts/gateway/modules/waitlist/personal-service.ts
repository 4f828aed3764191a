import { isOpenWait } from '../../../../src/domain/waitlist'
import { deleteRowsOf, type PersonalData, rowsOf } from '../../core/personal-data'
import { giveUpPlace } from './service'

/** Places in lines: those that are open are given up first, for their tickets go to the next. */
export const waitlistData: PersonalData = {
  read: async (db, { userId }) => ({ waits: await rowsOf(db, 'waits', userId) }),
  losses: async (db, { userId }) => {
    const { count } = await db
      .selectFrom('waits')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('state', 'in', ['WAITING', 'OFFERED'])
      .executeTakeFirstOrThrow()
    return { WAITLIST: Number(count) }
  },
  erase: async (tx, { userId }, now) => {
    const places = await tx
      .selectFrom('waits')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('seat_plan_id')
      .execute()
    for (const place of places) if (isOpenWait(place.state)) await giveUpPlace(tx, place, now)
    await deleteRowsOf(tx, 'waits', userId)
  },
}
