import { seatRanges } from '@/domain/ticket/seat-ranges'
import type { Translate } from '@/locales/keys'

/** Returns the seats of tickets in one line, neighboring seats as a range; '' without seats. */
export const seatList = (seats: readonly string[], t: Translate): string =>
  seatRanges(seats.filter(Boolean)).join(t('common.seatSeparator'))

/** Returns the seats of tickets. Without seats, returns the numbers of the tickets in their order. */
export const ticketPlace = (seats: readonly string[], numbers: readonly number[], t: Translate): string => {
  const seated = seatList(seats, t)
  if (seated || numbers.length === 0) return seated
  return t('common.ticketNumber', { count: numbers.length, numbers: numbers.join(t('common.separator')) })
}
