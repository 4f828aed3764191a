import { sql } from 'kysely'
import { TABLES } from '../database/columns'
import type { Db } from '../database/database'
import { readMeta, writeMeta } from '../database/meta'
import { gatherModules, seedOrder } from '../gather'
import { DAY } from './relative-time'
import { seedVersion } from './version'

/** Maximum age of the seeded data, in ms. In older data, most sessions are over. */
const MAX_AGE = 45 * DAY

/** Key of the stored flag. The flag is set if the seeded data contain the demo accounts. */
const DEMO = 'demo_accounts'

/**
 * Empties every table and fills it again around `now`, in one transaction.
 * @param demo true to include the demo accounts and their rows
 */
export const reseed = async (db: Db, now: number, demo = true): Promise<void> => {
  const modules = gatherModules()
  const tables = TABLES.filter((name) => name !== 'meta')
  await db.transaction().execute(async (tx) => {
    await sql.raw(`truncate ${tables.join(', ')}`).execute(tx)
    for (const each of seedOrder(modules)) {
      await each.seed?.(tx, now)
      if (demo) await each.demo?.(tx, now)
    }
  })
  await writeMeta(db, 'seed_version', seedVersion())
  await writeMeta(db, DEMO, String(demo))
  await writeMeta(db, 'seeded_at', String(now))
}

const OTHER_DATABASE = 'set GATEWAY_DATA to another folder, or DATABASE_URL to another database'

/**
 * Seeds a new database. A sandbox also seeds its database again if the seed has another version or is too old. Outside
 * of a sandbox, existing rows are never removed. Rejects with a text for the user if a sandbox opens a real database or
 * vice versa. Demo accounts have a known password, and seeding again would destroy real orders.
 */
export const seedDatabase = async (db: Db, now: number, sandbox: boolean): Promise<void> => {
  const seededAt = await readMeta(db, 'seeded_at')
  const hasDemo = (await readMeta(db, DEMO)) !== 'false'
  if (seededAt !== null && hasDemo !== sandbox)
    throw new Error(
      hasDemo
        ? `The data hold the sandbox's demo accounts: ${OTHER_DATABASE}.`
        : `The data were made without the sandbox, which would empty them: ${OTHER_DATABASE}.`,
    )
  if (!sandbox && seededAt !== null) return
  const current = (await readMeta(db, 'seed_version')) === seedVersion()
  if (current && now - Number(seededAt) < MAX_AGE) return
  await reseed(db, now, sandbox)
}
