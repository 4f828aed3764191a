import type { Db } from '../../../core/database/database'
import { eachRow, type OnRowError } from '../../../core/each-row'
import { notify } from '../../base/message/subscription-service'
import { minuteLine } from './date-service'
import { merchantLimits } from '../../base/shop/limits-service'

const PATHS = {
  SALE_REMIND: (showId: string) => `/content/${showId}`,
  GRAB: (showId: string) => `/preload-ticket?showId=${showId}`,
}

/**
 * Notifies buyers of a sale that starts soon, if they set a reminder or prepared a purchase (domain §9). Each buyer is
 * notified once.
 */
export const remindOfSales = async (db: Db, now: number, onError: OnRowError): Promise<void> => {
  const rows = await db
    .selectFrom('subscriptions as u')
    .innerJoin('shows as s', 's.show_id', 'u.show_id')
    .select(['u.user_id', 'u.target_id', 'u.show_id', 'u.kind', 's.name', 's.sale_time', 's.utc_offset'])
    .where('u.kind', 'in', ['SALE_REMIND', 'GRAB'])
    .where('u.notified_at', 'is', null)
    .where('s.state', '=', 'LISTED')
    .where('s.sale_time', '>', now)
    .where('s.sale_time', '<=', now + merchantLimits.saleReminderMinutes * 60_000)
    .orderBy('u.created_at')
    .execute()
  const write = async (row: (typeof rows)[number]) => {
    const { user_id: userId, target_id: target, show_id: showId, kind, name, sale_time, utc_offset } = row
    const occasion = kind === 'GRAB' ? kind : 'SALE_REMIND'
    const notice = {
      values: (lang: keyof typeof name) => ({
        show: name[lang],
        time: minuteLine(lang, sale_time ?? now, utc_offset),
      }),
      path: PATHS[occasion](showId),
      now,
    }
    await db.transaction().execute((tx) => notify(tx, { userId, occasion, target }, notice))
  }
  await eachRow(rows, write, onError)
}
