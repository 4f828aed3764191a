import { plainText } from './text'

/**
 * Matches the local part of an address: dot-separated atoms, without quotes (RFC 5322 §3.2.3). Only domains may contain
 * letters of other scripts.
 */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/

/** Matches a domain of at least two labels. Labels contain letters of all scripts (RFC 5890), and hyphens inside. */
const DOMAIN = /^([a-z\d\u00a1-\uffff]([a-z\d\u00a1-\uffff-]*[a-z\d\u00a1-\uffff])?(\.(?!$)|$)){2,}$/i

/**
 * Returns an e-mail address in the form in which it is stored. Normalizes characters, trims spaces, and replaces
 * ideographic full stops with `.`.
 */
export const cleanEmail = (typed: string): string => plainText(typed).replace(/\u3002/g, '.')

/** Returns true if a text has the format of an e-mail address. `Ana <ana@…>` does not have this format. */
export const isEmail = (typed: string): boolean => {
  const email = cleanEmail(typed)
  const at = email.lastIndexOf('@')
  return LOCAL.test(email.slice(0, Math.max(at, 0))) && DOMAIN.test(email.slice(at + 1))
}
