/** Digits of a verification code (decision 37). */
export const CODE_LENGTH = 6

/** Seconds until another code may be asked for (domain §9). */
export const CODE_WAIT = 60

/** Normalises the input of a code: its digits, at most six. */
export const cleanCode = (input: string): string => input.replace(/\D/g, '').slice(0, CODE_LENGTH)

export const isCode = (input: string): boolean => /^\d{6}$/.test(input)

/** Letters, digits, underscore and hyphen between dots, then a domain with at least one dot (shell §5). */
export const isEmail = (input: string): boolean => /^[\w-]+(\.[\w-]+)*@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(input)
