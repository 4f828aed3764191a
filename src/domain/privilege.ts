/** Longest code that a buyer can enter. */
export const MAX_PRIVILEGE_CODE = 32

/** A code as it is compared: without blanks and hyphens, in capitals. */
export const cleanPrivilegeCode = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase()

/** Letters and digits, as many as a code can have. */
export const isPrivilegeCode = (code: string): boolean => /^[A-Z0-9]{4,32}$/.test(cleanPrivilegeCode(code))
