import { cleanCode } from '../typed/text'

/** An invitation of the host, or a ticket that was bought at a partner's. */
export const BIND_KINDS = ['INVITATION', 'PARTNER'] as const
export type BindKind = (typeof BIND_KINDS)[number]

/** Characters of a code: no I, L, O and U, which are misread. */
const CODE = /^(?:[0-9A-H]|[JK]|[MN]|[P-T]|[V-Z]){12}$/
/** A code as it is sent: capitals and digits, what is misread put right, without blanks and hyphens. */
export const cleanBindCode = (input: string): string => cleanCode(input).replace(/O/g, '0').replace(/[IL]/g, '1')

/** Whether a text can be the code of a ticket or an invitation. */
export const isBindCode = (input: string): boolean => CODE.test(cleanBindCode(input))

/** The last four digits of the phone that a ticket was bought with. */
export const isPhoneTail = (input: string): boolean => /^\d{4}$/.test(cleanCode(input))
