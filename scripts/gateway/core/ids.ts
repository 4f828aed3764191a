import { randomBytes } from 'node:crypto'

/** Creates an id that cannot be guessed, with the letter of its kind in front. */
export const newId = (kind: string): string => `${kind}${randomBytes(9).toString('base64url').replace(/[-_]/g, 'x')}`
