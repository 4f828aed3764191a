import { cleanCode } from '../typed/text'

/** Kinds of codes: for an invitation of the organizer, or a ticket that was bought from a partner. */
export const BIND_KINDS = ['INVITATION', 'PARTNER'] as const
export type BindKind = (typeof BIND_KINDS)[number]

/** Characters of a code: no I, L, O and U, which are misread. */
const CODE = /^(?:[0-9A-H]|[JK]|[MN]|[P-T]|[V-Z]){12}$/
/**
 * Returns a typed code in the form that is sent to the gateway: capitals and digits, misread letters corrected, without
 * spaces and hyphens.
 */
export const cleanBindCode = (input: string): string => cleanCode(input).replace(/O/g, '0').replace(/[IL]/g, '1')

/** Returns true if a text can be the code of a ticket or an invitation. */
export const isBindCode = (input: string): boolean => CODE.test(cleanBindCode(input))

/** Returns true if a text is four digits, as the end of a phone number. */
export const isPhoneTail = (input: string): boolean => /^\d{4}$/.test(cleanCode(input))
