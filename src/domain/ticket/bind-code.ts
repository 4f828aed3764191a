import { cleanCode } from '../typed/text'

/** Kinds of codes: for an invitation by the organizer, or for a ticket that was bought from a partner. */
export const BIND_KINDS = ['INVITATION', 'PARTNER'] as const
export type BindKind = (typeof BIND_KINDS)[number]

/** Characters of a code. I, L, O and U are excluded, because they are easily misread. */
const CODE = /^(?:[0-9A-H]|[JK]|[MN]|[P-T]|[V-Z]){12}$/
/**
 * Returns a typed code in the form that is sent to the gateway. The form has capitals and digits only; misread letters
 * are corrected.
 */
export const cleanBindCode = (input: string): string => cleanCode(input).replace(/O/g, '0').replace(/[IL]/g, '1')

/** Returns true if a text has the format of a code for a ticket or an invitation. */
export const isBindCode = (input: string): boolean => CODE.test(cleanBindCode(input))

/** Returns true if a text has four digits, like the end of a phone number. */
export const isPhoneTail = (input: string): boolean => /^\d{4}$/.test(cleanCode(input))
