import { SALE_REMINDER_LEAD } from '../../../../src/domain/show/sale-reminder'
import type { Db, Tx } from '../../core/database/database'
import { sendOnce } from '../message/service'
import { dottedMinute } from '../show/date-service'
import { texts } from './texts'

/** Writes to those who filled in what they want of a sale that opens soon, each once (domain §9). */
export const remindOfGrabs = async (db: Db, now: number): Promise<void> => {
  const rows = await db
    .selectFrom('grabs as g')
    .innerJoin('shows as s', 's.show_id', 'g.show_id')
    .select(['g.user_id', 'g.show_id', 's.name', 's.sale_time', 's.utc_offset'])
    .where('g.remind', '=', true)
    .where('g.reminded_at', 'is', null)
    .where('s.state', '=', 'LISTED')
    .where('s.sale_time', '>', now)
    .where('s.sale_time', '<=', now + SALE_REMINDER_LEAD)
    .orderBy('g.created_at')
    .execute()
  for (const { user_id: userId, show_id: showId, name, sale_time, utc_offset } of rows) {
    const time = dottedMinute(sale_time ?? now, utc_offset)
    const content = texts.translateAll('soon', (lang) => ({ show: name[lang], time }))
    const mark = (tx: Tx) =>
      tx
        .updateTable('grabs')
        .set({ reminded_at: now })
        .where('user_id', '=', userId)
        .where('show_id', '=', showId)
        .where('reminded_at', 'is', null)
        .executeTakeFirst()
    await sendOnce(db, mark, { userId, kind: 'GRAB_SOON', content, path: `/preload-ticket?showId=${showId}`, now })
  }
}
