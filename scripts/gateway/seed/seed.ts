import { sql } from 'kysely'
import type { Db } from '../db/database'
import { readMeta, writeMeta } from '../db/meta'
import { seedCatalogue } from './catalogue'
import { DAY } from './moments'
import { seedOrders } from './orders'
import { seedPeople } from './people'
import { seedPlaces } from './places'
import { seedShortCodes } from './short-codes'
import { seedVersion } from './version'

/** After so long the catalogue would look stale: most sessions lie behind. */
const STALE_AFTER = 45 * DAY

const TABLES = [
  'captcha_challenges',
  'short_codes',
  'seat_changes',
  'seats_taken',
  'seat_holds',
  'seat_sales',
  'tickets',
  'vouchers',
  'payments',
  'order_events',
  'order_audiences',
  'order_items',
  'order_refusals',
  'seat_counters',
  'orders',
  'cart_items',
  'coupons',
  'coupon_templates',
  'subscriptions',
  'addresses',
  'audiences',
  'certifications',
  'refresh_tokens',
  'verify_codes',
  'host_accounts',
  'used_host_codes',
  'users',
  'goods',
  'promotions',
  'privileges',
  'stocks',
  'seat_plans',
  'sessions',
  'shows',
  'show_groups',
  'tours',
  'venues',
  'cities',
  'sites',
]

/** Empties every table and fills it anew around `now`, in one transaction. */
export const reseed = async (db: Db, now: number): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    await sql.raw(`truncate ${TABLES.join(', ')}`).execute(tx)
    await seedPlaces(tx)
    await seedCatalogue(tx, now)
    await seedPeople(tx, now)
    await seedOrders(tx, now)
    await seedShortCodes(tx, now)
  })
  await writeMeta(db, 'seed_version', seedVersion())
  await writeMeta(db, 'seeded_at', String(now))
}

/** Seeds a new database, one of another seed version, and one whose catalogue has grown stale by `now`. */
export const seedDatabase = async (db: Db, now: number): Promise<void> => {
  const seededAt = Number((await readMeta(db, 'seeded_at')) ?? 0)
  const current = (await readMeta(db, 'seed_version')) === seedVersion()
  if (current && now - seededAt < STALE_AFTER) return
  await reseed(db, now)
}
