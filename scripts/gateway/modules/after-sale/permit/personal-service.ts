import { addDays } from '../../../../../src/domain/schedule/month-grid'
import { localDate, SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import type { Db } from '../../../core/database/database'
import { listRows } from '../../../core/database/rows'
import { deleteRowsOf, type PersonalData } from '../../../core/personal-data'
import { returnCapacities } from '../../catalogue/capacity/service'
import { holderOf } from './state-service'

/** Days after the last day of a permit on which name, photo and digest are deleted (decision 159). */
const PERSON_DAYS = 30

/** Deletes the people of past permits, and their entries. The permit remains without a name. */
export const deletePastPeople = async (db: Db, now: number): Promise<void> => {
  const past = addDays(localDate(now, SHOP_OFFSET), -PERSON_DAYS)
  await db
    .updateTable('permits')
    .set((row) => ({ name: '', photo: '', person_key: row.ref('permit_id'), zone_reason: '' }))
    .where('last_day', '<=', past)
    .where('name', '<>', '')
    .execute()
  const ended = db.selectFrom('permits').select('permit_id').where('last_day', '<=', past)
  await db.deleteFrom('permit_scans').where('permit_id', 'in', ended).execute()
  await db.deleteFrom('permit_keys').where('permit_id', 'in', ended).execute()
}

/** Personal data of work permits. Steps, keys and entries are deleted with them. */
export const permitData: PersonalData = {
  read: async (db, { userId }) => {
    const rows = await listRows(db, 'permits', { user_id: userId }, 'created_at')
    const ids = { permit_id: ['', ...rows.map((row) => row.permit_id)] }
    return {
      permits: rows.map(({ idempotency_key: _, request_hash: __, person_key: ___, ...row }) => row),
      permit_members: await listRows(db, 'permit_members', { user_id: userId }),
      permit_steps: await listRows(db, 'permit_steps', ids, 'at'),
      permit_scans: await listRows(db, 'permit_scans', ids, 'at'),
    }
  },
  erase: async (tx, { userId }) => {
    const rows = await tx
      .selectFrom('permits')
      .select('permit_id')
      .where('user_id', '=', userId)
      .orderBy('permit_id')
      .forUpdate()
      .execute()
    if (rows.length > 0) await returnCapacities(tx, ...rows.map(holderOf))
    await deleteRowsOf(tx, 'permits', userId)
    await deleteRowsOf(tx, 'permit_members', userId)
    await deleteRowsOf(tx, 'permit_attempts', userId)
  },
}
