import { createHash } from 'node:crypto'
import { cleanBindCode } from '../../../../../src/domain/ticket/bind-code'

/** Returns the hash under which a code is stored and found. */
export const codeDigest = (code: string): string =>
  createHash('sha256')
    .update(`bind:${cleanBindCode(code)}`)
    .digest('hex')
