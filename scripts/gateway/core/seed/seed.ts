import { sql } from 'kysely'
import type { Db } from '../database/database'
import { readMeta, writeMeta } from '../database/meta'
import { gatherModules, seedOrder } from '../gather'
import { DAY } from './relative-time'
import { seedVersion } from './version'

/** The age at which a seed is renewed: most of its sessions are over by then. */
const MAX_AGE = 45 * DAY

/** Empties every table and fills it again around `now`, in one transaction. */
export const reseed = async (db: Db, now: number): Promise<void> => {
  const modules = gatherModules()
  const tables = ['refresh_tokens', ...modules.flatMap((each) => each.tables ?? [])]
  await db.transaction().execute(async (tx) => {
    await sql.raw(`truncate ${tables.join(', ')}`).execute(tx)
    for (const { seed } of seedOrder(modules)) await seed?.(tx, now)
  })
  await writeMeta(db, 'seed_version', seedVersion())
  await writeMeta(db, 'seeded_at', String(now))
}

/** Seeds a new database, one of another seed version, and one whose seed is too old at `now`. */
export const seedDatabase = async (db: Db, now: number): Promise<void> => {
  const seededAt = Number((await readMeta(db, 'seeded_at')) ?? 0)
  const current = (await readMeta(db, 'seed_version')) === seedVersion()
  if (current && now - seededAt < MAX_AGE) return
  await reseed(db, now)
}
