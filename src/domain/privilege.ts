import { cleanCode } from './typed/text'

/** Maximum number of characters of a code, without spaces and hyphens. */
export const MAX_PRIVILEGE_CODE = 32

/** Returns true if a text is formatted like a privilege code: 4 to 32 letters and digits. */
export const isPrivilegeCode = (code: string): boolean => /^[A-Z0-9]{4,32}$/.test(cleanCode(code))
