import type { Tx } from '../../../core/database/database'
import { DAY } from '../../../core/seed/relative-time'
import lists from './data/attendees.json'

/** Writes the attendees of the demo accounts, the oldest first. */
export const seedAttendees = async (tx: Tx, now: number): Promise<void> => {
  const rows = lists.flatMap(({ user, attendees }) =>
    attendees.map(({ name, idType, idNo, birthday, region = '' }, at) => ({
      audience_id: `A${user}${at + 1}`,
      user_id: user,
      name,
      id_type: idType,
      id_no: idNo,
      country_code: '86',
      cellphone: '',
      birthday,
      region,
      created_at: now - (30 - at) * DAY,
    })),
  )
  await tx.insertInto('audiences').values(rows).execute()
}
