import { randomBytes } from 'node:crypto'
import type { Db } from './database/database'
import { readMeta, writeMeta } from './database/meta'

/** A secret of the gateway, 32 bytes, made when first asked for: it outlives the process, so what it signed stays good. */
export const secretKey = async (db: Db, name: string): Promise<Uint8Array> => {
  let kept = await readMeta(db, name)
  if (kept === null) {
    kept = randomBytes(32).toString('base64url')
    await writeMeta(db, name, kept)
  }
  return new Uint8Array(Buffer.from(kept, 'base64url'))
}
