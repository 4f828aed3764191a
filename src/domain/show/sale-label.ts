import { formatTime, isSameWeek, nearDay, weekdayOf, type Weekday } from '../schedule/local-time'

/**
 * Label with the opening time of a sale (domain §4).
 *
 * Examples are "13:49" (today), "tomorrow 10:00", "Friday 10:00" (this week), and a date (later). The texts are
 * `show.sale.today` with `time`, `show.sale.thisWeek` with `day` (from `date.weekdayShort.*`) and `time`, and
 * `show.sale.later` with a date.
 */
export type SaleLabel =
  | { kind: 'near'; at: number }
  | { kind: 'thisWeek'; weekday: Weekday; time: string }
  | { kind: 'later'; at: number }

/**
 * Returns the label. Returns null if the sale is open, if the sale has no opening time, or if the show is sold out
 * (decision 45).
 */
export const saleLabel = (
  show: { saleTime?: number | null; soldOut?: boolean; utcOffset: number },
  now: number,
): SaleLabel | null => {
  const { saleTime, soldOut, utcOffset } = show
  if (soldOut || saleTime == null || saleTime <= now) return null
  if (nearDay(saleTime, now, utcOffset)) return { kind: 'near', at: saleTime }
  if (!isSameWeek(saleTime, now, utcOffset)) return { kind: 'later', at: saleTime }
  return { kind: 'thisWeek', weekday: weekdayOf(saleTime, utcOffset), time: formatTime(saleTime, utcOffset, 'HH:mm') }
}
