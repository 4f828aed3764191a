import { plainText } from './text'

/**
 * Matches a pasted date whose separators differ from the separators that the field inserts. Typing never produces such
 * a date.
 */
const WRITTEN = /(\d{4})(?:\s*[年/.]\s*(\d{1,2})\s*[月/.]|-(\d)-)\s*(\d{1,2})/

/** Converts typed digits or a pasted date to the form `yyyy-MM-dd`. The result may be incomplete. */
export const dateInput = (typed: string): string => {
  const text = plainText(typed).replace(WRITTEN, (_, year: string, month = '', oneDigit = '', day = '') =>
    [year, (month + oneDigit).padStart(2, '0'), day.padStart(2, '0')].join('-'),
  )
  const digits = text.replace(/\D/g, '').slice(0, 8)
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter((part) => part !== '').join('-')
}

/** Returns the text if it is an existing date `yyyy-MM-dd`, otherwise undefined. */
export const readDate = (text: string): string | undefined => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}

/** Converts typed digits to the form `HH:mm`. The result may be incomplete. An hour of one digit, as in `9:30`, gets a zero. */
export const timeInput = (typed: string): string => {
  const text = plainText(typed).replace(/^(\d)[:.\s时]/, '0$1:')
  const digits = text.replace(/\D/g, '').slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)}:${digits.slice(2)}` : digits
}

/** Returns the text if it is a time `HH:mm` of a day, otherwise undefined. */
export const readTime = (text: string): string | undefined =>
  /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : undefined
