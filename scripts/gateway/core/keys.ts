import { randomBytes } from 'node:crypto'
import type { Db } from './database/database'
import { readMeta, writeMeta } from './database/meta'

/**
 * Returns a secret of 32 bytes. It is created on first use and stored, so that signatures stay valid after a restart.
 */
export const secretKey = async (db: Db, name: string): Promise<Uint8Array> => {
  let stored = await readMeta(db, name)
  if (stored === null) {
    stored = randomBytes(32).toString('base64url')
    await writeMeta(db, name, stored)
  }
  return new Uint8Array(Buffer.from(stored, 'base64url'))
}
