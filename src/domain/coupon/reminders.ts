import { DAY, startOfDay } from '../schedule/local-time'
import { lastMoment } from './validity'

const HOUR = 3_600_000

/** Local hour of a reminder, ms after midnight. */
const REMIND_AT = 10 * HOUR

/** Days between the first reminder and the last day. */
const LEAD_DAYS = 3

/** Local hours in which messages are sent, ms after midnight. The end is excluded. */
const SEND_FROM = 9 * HOUR
const SEND_UNTIL = 22 * HOUR

/** Changes of a reminder. */
export const REMINDER_ACTIONS = ['SNOOZE', 'MUTE', 'RESTORE'] as const
export type ReminderAction = (typeof REMINDER_ACTIONS)[number]

/** Coupons without reminders: none, this one, or all of the buyer. */
export const MUTED_SCOPES = ['NONE', 'ONE', 'ALL'] as const
export type MutedScope = (typeof MUTED_SCOPES)[number]

/** A coupon whose end is reminded of. Times in epoch ms. */
export interface Reminded {
  /** Time from which the buyer can use the coupon. */
  startTime: number
  expireTime: number
  /** No reminder is sent before this time; null if the buyer did not put it off. */
  snoozeUntil: number | null
}

/** Returns the time of a reminder on the day of a moment. */
export const reminderTimeOn = (moment: number, utcOffset: number): number => startOfDay(moment, utcOffset) + REMIND_AT

/** Returns the last reminder: on the last day, or the day before if the coupon ends before the hour. */
export const lastReminder = (expireTime: number, utcOffset: number): number => {
  const time = reminderTimeOn(lastMoment(expireTime, utcOffset), utcOffset)
  return time < expireTime ? time : time - DAY
}

/**
 * Returns the next reminder after a time, or null. Reminders are at 10:00, three days before the last day and on the
 * last day. A buyer who puts them off gets one on that day. None comes before the coupon can be used.
 *
 * @param after epoch ms
 * @param utcOffset of the shop, minutes
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

/** Returns true while messages may be sent. */
export const isSendTime = (now: number, utcOffset: number): boolean => {
  const time = now - startOfDay(now, utcOffset)
  return time >= SEND_FROM && time < SEND_UNTIL
}

/** Returns true from the hour of a reminder until the quiet hours of its day. @param now epoch ms */
export const isReminderDue = (coupon: Reminded, now: number, utcOffset: number): boolean => {
  const time = nextReminder(coupon, startOfDay(now, utcOffset) - 1, utcOffset)
  return time !== null && time <= now && now < coupon.expireTime && isSendTime(now, utcOffset)
}

/** Maximum number of days that are offered, for coupons that end in years. The last day is a choice of its own. */
const MAX_SNOOZE_DAYS = 120

/** Returns the times until which the reminder of a coupon can be put off, from tomorrow on. @param now epoch ms */
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
