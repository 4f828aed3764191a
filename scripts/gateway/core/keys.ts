import { randomBytes } from 'node:crypto'
import type { Db } from './database/database'
import { readMeta, writeMeta } from './database/meta'

/** A secret of the gateway, 32 bytes, made when first asked for: it outlives the process, so what it signed stays good. */
export const secretKey = async (db: Db, name: string): Promise<Uint8Array> => {
  let stored = await readMeta(db, name)
  if (stored === null) {
    stored = randomBytes(32).toString('base64url')
    await writeMeta(db, name, stored)
  }
  return new Uint8Array(Buffer.from(stored, 'base64url'))
}
