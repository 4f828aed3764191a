import { deleteRowsOf, type PersonalData, rowsOf } from '../../../core/personal-data'
import { pointAccount } from './read-service'

/** Personal data of points. An order stores only the number of its points. */
export const pointData: PersonalData = {
  read: async (db, { userId }) => ({
    pointLots: await rowsOf(db, 'point_lots', userId),
    pointRecords: await rowsOf(db, 'point_records', userId),
  }),
  losses: async (db, { userId }, now) => {
    const { usable, pending } = await pointAccount(db, userId, now)
    return { POINT: usable + pending }
  },
  erase: async (tx, { userId }) => {
    await tx
      .deleteFrom('point_uses')
      .where('lot_id', 'in', (lots) => lots.selectFrom('point_lots').select('lot_id').where('user_id', '=', userId))
      .execute()
    for (const table of ['point_records', 'point_debts', 'point_lots'] as const) await deleteRowsOf(tx, table, userId)
  },
}
