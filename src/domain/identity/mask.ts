import { MAINLAND } from './phone'

/** Maximum stars, which hides the length of a long name. */
const MAX_STARS = 3

/** Masks a phone number (`138****0001`); shorter numbers show two digits at each end. */
export const maskPhone = (phone: string): string => (phone.length >= 10 ? hide(phone, 3, 4) : hide(phone, 2, 2))

/** Masks a phone number with its area (`+86 138****0001`); '' without a number. */
export const maskPhoneWithArea = (phone: string, countryCode: string): string =>
  phone && `+${countryCode || MAINLAND} ${maskPhone(phone)}`

/** Masks an e-mail address (`d***@foyer.example`); '' without an address. */
export const maskEmail = (email: string): string => {
  if (email === '') return ''
  const at = email.lastIndexOf('@')
  return at < 1 ? hide(email, 0, 0) : `${email.slice(0, 1)}***${email.slice(at)}`
}

/** Masks a name (`林*`), with a star for each character but the first; '' without a name. */
export const maskName = (name: string): string => {
  const [first = '', ...rest] = [...name]
  return first + '*'.repeat(Math.min(rest.length, MAX_STARS))
}

/** Replaces the middle of a text by stars. Replaces the whole text if nothing would be hidden otherwise. */
const hide = (text: string, head: number, tail: number): string =>
  text.length <= head + tail
    ? '*'.repeat(text.length)
    : `${text.slice(0, head)}${'*'.repeat(text.length - head - tail)}${text.slice(text.length - tail)}`

/**
 * Masks a document's number (`3101**********0019`). Short numbers show fewer characters, so that more than half is
 * always hidden. Whole numbers are never shown and never leave the gateway.
 */
export const maskDocument = (number: string): string => {
  const shown = number.length >= 17 ? 4 : number.length >= 9 ? 2 : 1
  return hide(number, shown, shown)
}
