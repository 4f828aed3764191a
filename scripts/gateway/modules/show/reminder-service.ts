import { SALE_REMINDER_LEAD } from '../../../../src/domain/show/sale-reminder'
import type { Db } from '../../core/database/database'
import { dottedMinute } from './date-service'
import { notifyOnce } from './notify-service'
import { texts } from './texts'

/** Writes to those who asked to be reminded of a sale that opens soon, each once. */
export const remindOfSales = async (db: Db, now: number): Promise<void> => {
  const rows = await db
    .selectFrom('subscriptions as u')
    .innerJoin('shows as s', 's.show_id', 'u.show_id')
    .select(['u.user_id', 'u.target_id', 'u.show_id', 's.name', 's.sale_time', 's.utc_offset'])
    .where('u.kind', '=', 'SALE_REMIND')
    .where('u.notified_at', 'is', null)
    .where('s.state', '=', 'LISTED')
    .where('s.sale_time', '>', now)
    .where('s.sale_time', '<=', now + SALE_REMINDER_LEAD)
    .orderBy('u.created_at')
    .execute()
  for (const { user_id: userId, target_id: target, show_id: showId, name, sale_time, utc_offset } of rows) {
    const time = dottedMinute(sale_time ?? now, utc_offset)
    const content = texts.translateAll('saleSoon', (lang) => ({ show: name[lang], time }))
    const message = { userId, kind: 'SALE_SOON', content, path: `/content/${showId}`, now } as const
    await notifyOnce(db, { target, kind: 'SALE_REMIND' }, message)
  }
}
