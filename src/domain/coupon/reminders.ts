import { DAY, startOfDay } from '../schedule/local-time'
import { lastMoment } from './validity'

const HOUR = 3_600_000

/** Local time of a reminder, in milliseconds after midnight. */
const REMIND_AT = 10 * HOUR

/** Days between the first reminder and the last day. */
const LEAD_DAYS = 3

/** Local times between which messages are sent, in milliseconds after midnight. The end is excluded. */
const SEND_FROM = 9 * HOUR
const SEND_UNTIL = 22 * HOUR

/** Actions of the buyer that change reminders. */
export const REMINDER_ACTIONS = ['SNOOZE', 'MUTE', 'RESTORE'] as const
export type ReminderAction = (typeof REMINDER_ACTIONS)[number]

/** Scope of switched-off reminders: none, this coupon, or all coupons of the buyer. */
export const MUTED_SCOPES = ['NONE', 'ONE', 'ALL'] as const
export type MutedScope = (typeof MUTED_SCOPES)[number]

/** A coupon with reminders before its end. Times in epoch ms. */
export interface Reminded {
  /** Time from which the buyer can use the coupon. */
  startTime: number
  expireTime: number
  /** Time until which the buyer snoozed the reminder; null if it was not snoozed. */
  snoozeUntil: number | null
}

/** Returns the time of a reminder on the day that contains `moment`. */
export const reminderTimeOn = (moment: number, utcOffset: number): number => startOfDay(moment, utcOffset) + REMIND_AT

/** Returns the time of the last reminder: on the last day, or the day before if the coupon ends before that time. */
export const lastReminder = (expireTime: number, utcOffset: number): number => {
  const time = reminderTimeOn(lastMoment(expireTime, utcOffset), utcOffset)
  return time < expireTime ? time : time - DAY
}

/**
 * Returns the time of the next reminder, or null. Reminders are sent at 10:00, three days before the last day and on
 * the last day. A snoozed reminder is sent on the day that the buyer chose. No reminder is sent before the coupon can
 * be used.
 *
 * @param after epoch ms; earlier reminders are ignored
 * @param utcOffset the shop's offset from UTC, minutes
 */
export const nextReminder = (
  { startTime, expireTime, snoozeUntil }: Reminded,
  after: number,
  utcOffset: number,
): number | null => {
  const last = lastReminder(expireTime, utcOffset)
  const first = reminderTimeOn(lastMoment(expireTime, utcOffset), utcOffset) - LEAD_DAYS * DAY
  const snoozed = snoozeUntil === null ? [] : [reminderTimeOn(snoozeUntil, utcOffset)]
  const from = snoozed[0] ?? 0
  const times = [first, ...snoozed, last].filter(
    (time) => time > after && time >= startTime && time >= from && time <= last,
  )
  return times.length > 0 ? Math.min(...times) : null
}

/** Returns true at a time of day at which messages may be sent. */
export const isSendTime = (now: number, utcOffset: number): boolean => {
  const time = now - startOfDay(now, utcOffset)
  return time >= SEND_FROM && time < SEND_UNTIL
}

/** Returns true if a reminder is due today and messages may be sent now. @param now epoch ms */
export const isReminderDue = (coupon: Reminded, now: number, utcOffset: number): boolean => {
  const time = nextReminder(coupon, startOfDay(now, utcOffset) - 1, utcOffset)
  return time !== null && time <= now && now < coupon.expireTime && isSendTime(now, utcOffset)
}

/** Maximum number of days that are offered, for coupons that end in years. The last day is offered separately. */
const MAX_SNOOZE_DAYS = 120

/** Returns the times until which the reminder of a coupon can be postponed, from tomorrow on. @param now epoch ms */
export const snoozeTimes = (
  { startTime, expireTime }: Pick<Reminded, 'startTime' | 'expireTime'>,
  now: number,
  utcOffset: number,
): number[] => {
  const last = lastReminder(expireTime, utcOffset)
  const opening = reminderTimeOn(startTime, utcOffset)
  const first = Math.max(reminderTimeOn(now, utcOffset) + DAY, opening < startTime ? opening + DAY : opening)
  const days = Math.min(Math.floor((last - first) / DAY) + 1, MAX_SNOOZE_DAYS)
  return Array.from({ length: Math.max(days, 0) }, (_, day) => first + day * DAY)
}
