import type { Tx } from '../../../core/database/database'
import { sendMessage } from '../../base/message/service'
import { texts } from './texts'

type Place = { wait_id: string; user_id: string; seat_plan_id: string }

/** Notifies a buyer on the waitlist that an offered ticket was withdrawn. */
const notifyWithdrawn = async (tx: Tx, { user_id: userId, seat_plan_id: plan }: Place, now: number): Promise<void> => {
  const row = await tx
    .selectFrom('seat_plans as p')
    .innerJoin('sessions as n', 'n.session_id', 'p.session_id')
    .innerJoin('shows as s', 's.show_id', 'n.show_id')
    .select(['s.show_id', 's.name'])
    .where('p.seat_plan_id', '=', plan)
    .executeTakeFirstOrThrow()
  const content = texts.translateAll('notice.RETURN_WITHDRAWN', (lang) => ({ show: row.name[lang] }))
  const path = `/content/${row.show_id}`
  await sendMessage(tx, { userId, channel: null, openId: null, kind: 'RETURN_WITHDRAWN', content, path, now })
}

/**
 * Restores the waitlist position of a buyer whose offer or order contained a withdrawn ticket. The caller locks the
 * tier.
 */
const restorePlace = async (tx: Tx, place: Place, now: number): Promise<void> => {
  const other = await tx
    .selectFrom('waits')
    .select('wait_id')
    .where('user_id', '=', place.user_id)
    .where('seat_plan_id', '=', place.seat_plan_id)
    .where('wait_id', '<>', place.wait_id)
    .where('state', 'in', ['WAITING', 'OFFERED'])
    .executeTakeFirst()
  await notifyWithdrawn(tx, place, now)
  // A buyer who has joined the waitlist again already has another position.
  if (other) return
  await tx
    .updateTable('waits')
    .set({ state: 'WAITING', offered: 0, returned: 0, offer_until: null, order_id: null, changed_at: now })
    .where('wait_id', '=', place.wait_id)
    .execute()
  await tx
    .updateTable('stocks')
    .set((stock) => ({ waiting: stock('waiting', '+', 1) }))
    .where('seat_plan_id', '=', place.seat_plan_id)
    .execute()
  await tx
    .updateTable('subscriptions')
    .set({ notified_at: null })
    .where('user_id', '=', place.user_id)
    .where('target_id', '=', place.wait_id)
    .where('kind', '=', 'WAIT_LIST')
    .execute()
}

/**
 * Removes one ticket from an offer. If it was the last ticket of the offer, the buyer's waitlist position is restored.
 * The caller locks the tier.
 */
export const shortenOffer = async (tx: Tx, waitId: string, now: number): Promise<void> => {
  const place = await tx
    .updateTable('waits')
    .set((wait) => ({ offered: wait('offered', '-', 1), returned: wait('returned', '-', 1), changed_at: now }))
    .where('wait_id', '=', waitId)
    .where('state', '=', 'OFFERED')
    .returning(['wait_id', 'user_id', 'seat_plan_id', 'offered'])
    .executeTakeFirst()
  if (place?.offered === 0) await restorePlace(tx, place, now)
}

/** Restores the waitlist positions of an order's buyer. The caller locks their tiers. */
export const restorePlacesOf = async (tx: Tx, orderId: string, now: number): Promise<void> => {
  const places = await tx
    .selectFrom('waits')
    .select(['wait_id', 'user_id', 'seat_plan_id'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'ORDERED')
    .execute()
  for (const place of places) await restorePlace(tx, place, now)
}
