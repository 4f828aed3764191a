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
import { isUseful } from './shows'

const SOURCE = 'COUPON'

/** Value of `target_id` for the setting that concerns all coupons of a buyer. */
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

/** Returns the data of a coupon that determine its reminders. There is no reminder before the coupon was received. */
export const remindedOf = (coupon: OwnCoupon, snoozeUntil: number | null): Reminded => ({
  startTime: Math.max(coupon.start_time, coupon.received_at ?? 0),
  expireTime: coupon.expire_time,
  snoozeUntil,
})

/**
 * Returns the next reminder of an unused coupon. Null if no reminder is left, or if the coupon cannot be used for
 * anything on sale.
 */
export const reminderOf = async (db: Db, coupon: OwnCoupon, now: number): Promise<CouponReminder | null> => {
  const state = stateOfRow(coupon, now)
  if (state !== 'AVAILABLE' && state !== 'PENDING') return null
  const settings = await settingsOf(db, coupon.user_id)
  const snoozeUntil = settings.get(coupon.coupon_id)?.snooze_until ?? null
  const at = nextReminder(remindedOf(coupon, snoozeUntil), now, SHOP_OFFSET)
  if (at === null || !(await isUseful(db, coupon.rules, now))) return null
  return { at, muted: mutedScope(settings, coupon.coupon_id) }
}

interface Change {
  /** Id of the coupon, or '' for all coupons. */
  targetId: string
  action: ReminderAction
  /** Any time on the day of the next reminder, epoch ms. */
  until?: number | undefined
}

/**
 * Returns the start of the day of `until`. Throws `Refusal` badRequest if the coupon can have no reminder on that day.
 */
const snoozeTime = (coupon: OwnCoupon, until: number | undefined, now: number, lang: Language): number => {
  if (until === undefined) throw badInput(lang, 'until', 'required')
  const time = reminderTimeOn(until, SHOP_OFFSET)
  if (nextReminder(remindedOf(coupon, time), now, SHOP_OFFSET) !== time) throw badInput(lang, 'until', 'format')
  return time
}

/**
 * Postpones, stops or restores the reminders of one coupon, or stops or restores the reminders of all coupons. Throws
 * `Refusal`: notFound for another buyer's coupon, badRequest for a day that can have no reminder.
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
