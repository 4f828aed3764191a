import {
  type MutedScope,
  nextReminder,
  type Reminded,
  type ReminderAction,
  reminderTimeOn,
} from '../../../../../src/domain/coupon/reminders'
import { SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import type { Gateway } from '../../../core/context'
import type { Db, Row, Tx } from '../../../core/database/database'
import { deleteRows, listRows } from '../../../core/database/rows'
import { found } from '../../../core/envelope'
import { badInput } from '../../../core/inputs'
import type { Language } from '../../../core/localized-text'
import { couponOf, type CouponReminder, type OwnCoupon, stateOfRow } from '../coupon/list-service'
import { fittingShows } from './shows'

const SOURCE = 'COUPON'

/** `target_id` of the setting for all coupons of a buyer. */
const ALL = ''

/** Returns a buyer's settings by coupon. */
export const settingsOf = async (db: Db | Tx, userId: string): Promise<Map<string, Row<'benefit_reminders'>>> => {
  const rows = await listRows(db, 'benefit_reminders', { user_id: userId, source: SOURCE })
  return new Map(rows.map((row) => [row.target_id, row]))
}

type Settings = Awaited<ReturnType<typeof settingsOf>>

export const mutedScope = (settings: Settings, couponId: string): MutedScope => {
  if (settings.get(ALL)?.muted) return 'ALL'
  return settings.get(couponId)?.muted ? 'ONE' : 'NONE'
}

/** Returns a coupon as its reminders are computed. A coupon is not reminded of before its receipt. */
export const remindedOf = (coupon: OwnCoupon, snoozeUntil: number | null): Reminded => ({
  startTime: Math.max(coupon.start_time, coupon.received_at ?? 0),
  expireTime: coupon.expire_time,
  snoozeUntil,
})

/** Returns the reminder of an unused coupon; null if none comes, or nothing on sale fits. */
export const reminderOf = async (db: Db, coupon: OwnCoupon, now: number): Promise<CouponReminder | null> => {
  const state = stateOfRow(coupon, now)
  if (state !== 'AVAILABLE' && state !== 'PENDING') return null
  const settings = await settingsOf(db, coupon.user_id)
  const snoozeUntil = settings.get(coupon.coupon_id)?.snooze_until ?? null
  const at = nextReminder(remindedOf(coupon, snoozeUntil), now, SHOP_OFFSET)
  if (at === null || (await fittingShows(db, coupon.rules, now)).length === 0) return null
  return { at, muted: mutedScope(settings, coupon.coupon_id) }
}

interface Change {
  /** The coupon; '' for all. */
  targetId: string
  action: ReminderAction
  /** Epoch ms on the day of the next reminder. */
  until?: number | undefined
}

/** Throws `Refusal` badRequest unless a coupon can be reminded of on the day of `until`. */
const snoozeTime = (coupon: OwnCoupon, until: number | undefined, now: number, lang: Language): number => {
  if (until === undefined) throw badInput(lang, 'until', 'required')
  const time = reminderTimeOn(until, SHOP_OFFSET)
  if (nextReminder(remindedOf(coupon, time), now, SHOP_OFFSET) !== time) throw badInput(lang, 'until', 'format')
  return time
}

/**
 * Puts off, stops or restores the reminders of a coupon, or stops or restores all. Throws `Refusal`: notFound for
 * another buyer's coupon, badRequest for a day without a reminder.
 */
export const changeReminder = async (
  { db, clock }: Gateway,
  userId: string,
  { targetId, action, until }: Change,
  lang: Language,
): Promise<void> => {
  const isAll = targetId === ALL && action !== 'SNOOZE'
  const coupon = isAll ? null : found(await couponOf(db, userId, targetId))
  const key = { user_id: userId, source: SOURCE, target_id: targetId } as const
  if (action === 'RESTORE') {
    await deleteRows(db, 'benefit_reminders', key)
    return
  }
  const set =
    action === 'SNOOZE' && coupon
      ? { muted: false, snooze_until: snoozeTime(coupon, until, clock.now(), lang) }
      : { muted: true, snooze_until: null }
  await db
    .insertInto('benefit_reminders')
    .values({ ...key, ...set })
    .onConflict((conflict) => conflict.columns(['user_id', 'source', 'target_id']).doUpdateSet(set))
    .execute()
}
