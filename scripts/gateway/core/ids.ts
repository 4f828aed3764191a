import { randomBytes } from 'node:crypto'

/** A new id that cannot be guessed, with the letter of its kind before it. */
export const newId = (kind: string): string => `${kind}${randomBytes(9).toString('base64url').replace(/[-_]/g, 'x')}`
