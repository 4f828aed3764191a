import { plainText } from './text'

/**
 * Local part of an address: dot-separated atoms of these characters, without quotes (RFC 5322 §3.2.3). Only domains may
 * contain other scripts.
 */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/

/** Two labels or more; letters of all scripts (RFC 5890), hyphens inside. */
const DOMAIN = /^([a-z\d\u00a1-\uffff]([a-z\d\u00a1-\uffff-]*[a-z\d\u00a1-\uffff])?(\.(?!$)|$)){2,}$/i

/**
 * Returns an e-mail address in its stored form: plain characters, without spaces around it, with `.` instead of an
 * ideographic full stop.
 */
export const cleanEmail = (typed: string): string => plainText(typed).replace(/\u3002/g, '.')

/** Returns true if a text can be an e-mail address; `Ana <ana@…>` is not one. */
export const isEmail = (typed: string): boolean => {
  const email = cleanEmail(typed)
  const at = email.lastIndexOf('@')
  return LOCAL.test(email.slice(0, Math.max(at, 0))) && DOMAIN.test(email.slice(at + 1))
}
