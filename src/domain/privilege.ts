import { cleanCode } from './typed/text'

/** Longest code that a buyer can enter, without blanks and hyphens. */
export const MAX_PRIVILEGE_CODE = 32

/** Letters and digits, as many as a code can have. */
export const isPrivilegeCode = (code: string): boolean => /^[A-Z0-9]{4,32}$/.test(cleanCode(code))
