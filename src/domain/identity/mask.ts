import { MAINLAND } from './phone'

/** A long name's length is not shown. */
const MAX_STARS = 3

/** A phone number for display: `138****0001`; shorter numbers show two digits at each end. */
export const maskPhone = (phone: string): string => (phone.length >= 10 ? hide(phone, 3, 4) : hide(phone, 2, 2))

/** A phone number with its area for display: `+86 138****0001`; '' for none. */
export const maskPhoneWithArea = (phone: string, countryCode: string): string =>
  phone && `+${countryCode || MAINLAND} ${maskPhone(phone)}`

/** An e-mail address for display: `d***@foyer.example`; '' for none. */
export const maskEmail = (email: string): string => {
  if (email === '') return ''
  const at = email.lastIndexOf('@')
  return at < 1 ? hide(email, 0, 0) : `${email.slice(0, 1)}***${email.slice(at)}`
}

/** A name for display, its first character and a star for each other one: `林*`; '' for none. */
export const maskName = (name: string): string => {
  const [first = '', ...rest] = [...name]
  return first + '*'.repeat(Math.min(rest.length, MAX_STARS))
}

/** Stars in place of the middle; all stars where the ends would be the whole. */
const hide = (text: string, head: number, tail: number): string =>
  text.length <= head + tail
    ? '*'.repeat(text.length)
    : `${text.slice(0, head)}${'*'.repeat(text.length - head - tail)}${text.slice(text.length - tail)}`

/**
 * A document's number for display: `3101**********0019`; short ones show fewer characters, so that what is hidden is always more than
 * half. Whole numbers are shown nowhere and never leave the gateway.
 */
export const maskDocument = (number: string): string => {
  const shown = number.length >= 17 ? 4 : number.length >= 9 ? 2 : 1
  return hide(number, shown, shown)
}
