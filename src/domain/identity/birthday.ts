/** Maximum age of a living person, years. */
const OLDEST = 120

const PARTS = /^(\d{4})-(\d{2})-(\d{2})$/

/** Returns true if `yyyy-MM-dd` is a calendar day, not after `today` (same form) and not too long ago. */
export const isBirthday = (text: string, today: string): boolean => {
  const parts = PARTS.exec(text)
  if (!parts) return false
  const [year, month, day] = parts.slice(1).map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists && text <= today && year >= Number(today.slice(0, 4)) - OLDEST
}
