import { randomBytes } from 'node:crypto'

/** Creates an unpredictable id that begins with the letter of its kind. */
export const newId = (kind: string): string => `${kind}${randomBytes(9).toString('base64url').replace(/[-_]/g, 'x')}`
