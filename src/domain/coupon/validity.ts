import { DAY, localTime, startOfDay } from '../schedule/local-time'

/** Validity of a kind of coupon: fixed times, or a duration after receipt. Times in epoch ms. */
export type Validity =
  | { expirationType: 'FIXED'; startTime: number; expireTime: number }
  | { expirationType: 'DYNAMIC'; length: number; expirationUnit: 'HOUR' | 'DAY' | 'MONTH' }

/**
 * Returns the validity of a coupon that is received at `now` (decision 58). Durations in DAY and MONTH end at the end
 * of their last day. The coupon is valid while `now < expireTime`.
 *
 * @param utcOffset the shop's offset from UTC, minutes
 */
export const validityAt = (
  validity: Validity,
  now: number,
  utcOffset: number,
): { startTime: number; expireTime: number } => {
  if (validity.expirationType === 'FIXED') return validity
  const { length, expirationUnit } = validity
  if (expirationUnit === 'HOUR') return { startTime: now, expireTime: now + length * 3_600_000 }
  const last = localTime(now, utcOffset).add(length, expirationUnit === 'DAY' ? 'day' : 'month')
  // `localTime` returns a time shifted by the offset, so the offset is subtracted.
  const end = startOfDay(last.valueOf() - utcOffset * 60_000, utcOffset) + DAY
  return { startTime: now, expireTime: end }
}

/**
 * Returns the last moment of a validity, epoch ms. If the validity ends at midnight, this moment is on the day before.
 */
export const lastMoment = (expireTime: number, utcOffset: number): number =>
  startOfDay(expireTime, utcOffset) === expireTime ? expireTime - 1 : expireTime
