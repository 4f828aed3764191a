import type { Translate } from '@/locales/keys'

/** Returns the seats of tickets. Without seats, returns the numbers of the tickets in their order. */
export const ticketPlace = (seats: readonly string[], numbers: readonly number[], t: Translate): string => {
  const separator = t('common.separator')
  const seated = seats.filter(Boolean).join(separator)
  if (seated || numbers.length === 0) return seated
  return t('common.ticketNumber', { count: numbers.length, numbers: numbers.join(separator) })
}
