/** An invitation of the host, or a ticket that was bought at a partner's. */
export const BIND_KINDS = ['INVITATION', 'PARTNER'] as const
export type BindKind = (typeof BIND_KINDS)[number]

/** Characters of a code: no I, L, O and U, which are misread. */
const CODE = /^(?:[0-9A-H]|[JK]|[MN]|[P-T]|[V-Z]){12}$/
/** The longest text that can hold a code, with blanks and hyphens between its parts. */
export const MAX_BIND_CODE = 24

/** A code as it is sent: capitals and digits, what is misread put right, without blanks and hyphens. */
export const cleanBindCode = (input: string): string =>
  input.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')

/** Whether a text can be the code of a ticket or an invitation. */
export const isBindCode = (input: string): boolean => CODE.test(cleanBindCode(input))

/** The last four digits of the phone that a ticket was bought with. */
export const isPhoneTail = (input: string): boolean => /^\d{4}$/.test(input.trim())
