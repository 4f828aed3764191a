// cspell:ignore attisdropped attname attnum attrelid atttypid regclass regnamespace regtype relnamespace sequencename
// cspell:ignore setval tgisinternal tgname tgrelid
import { sql } from 'kysely'
import type { Db } from '../../../../scripts/gateway/core/database/database'
import { migrate } from '../../../../scripts/gateway/core/database/migrate'
import { openEmbedded } from '../../../../scripts/gateway/core/database/open'
import type { OpenDatabase } from '../../../../scripts/gateway/core/server'
import { seededImage } from './image'

/** Name of the schema that stores a copy of the seeded rows of each table. */
const SEEDED = 'seeded'
const SEQUENCES = sql.id(SEEDED, 'sequence values')

interface SharedDatabase {
  db: Db
  tables: readonly string[]
  /** Digest of columns and triggers. It changes if a test changes the schema. */
  schema: string
  /** State of each table after its rows were last restored (`statesOf`). */
  readonly states: Map<string, string>
}

/**
 * Maximum number of unused databases that stay open. Each needs at least 100 MB, and few files need several gateways at
 * a time.
 */
const MOST_FREE = 2

type MakeImage = (seededAt: number) => Promise<Blob>

/** Unused databases of this worker, by the time at which they were seeded (epoch ms). */
const free = new Map<number, SharedDatabase[]>()

const texts = async (db: Db, query: string): Promise<string[]> =>
  (await sql.raw<{ text: string }>(query).execute(db)).rows.map(({ text }) => text)

const tablesOf = (db: Db): Promise<string[]> =>
  texts(db, `select tablename as text from pg_tables where schemaname = 'public' order by 1`)

const schemaOf = async (db: Db): Promise<string> => {
  const [digest] = await texts(
    db,
    `select md5(string_agg(line, ',' order by line)) as text from (
       select attrelid || '.' || attname || ' ' || atttypid as line from pg_attribute join pg_class on pg_class.oid = attrelid
       where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
       union all
       select tgrelid || ' ' || tgname from pg_trigger where not tgisinternal
     ) as lines`,
  )
  return digest!
}

/**
 * Returns the number of rows of each table, and the last transaction that wrote to it. Every write changes one of
 * these.
 */
const statesOf = async (db: Db, tables: readonly string[]): Promise<Map<string, string>> => {
  const one = (table: string): string =>
    `select '${table}' as name, count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as state from public."${table}"`
  const { rows } = await sql.raw<{ name: string; state: string }>(tables.map(one).join(' union all ')).execute(db)
  return new Map(rows.map(({ name, state }) => [name, state]))
}

const open = async (image: Blob): Promise<SharedDatabase> => {
  const { db } = await openEmbedded({ image })
  await migrate(db)
  const tables = await tablesOf(db)
  await sql`create schema ${sql.id(SEEDED)}`.execute(db)
  for (const table of tables)
    await sql`create table ${sql.id(SEEDED, table)} as table ${sql.id('public', table)}`.execute(db)
  await sql`create table ${SEQUENCES} as select (schemaname || '.' || sequencename)::regclass as sequence, last_value
    from pg_sequences where schemaname = 'public'`.execute(db)
  return { db, tables, schema: await schemaOf(db), states: await statesOf(db, tables) }
}

/** Restores the seeded rows of all tables that were written to, and the seeded values of the sequences. */
const restore = async (database: SharedDatabase): Promise<void> => {
  const { db, tables, states } = database
  const present = await statesOf(db, tables)
  const written = tables.filter((table) => present.get(table) !== states.get(table))
  await db.transaction().execute(async (tx) => {
    // Disables foreign keys, so that rows can be deleted and restored in any order.
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const table of written) {
      await sql`delete from ${sql.id('public', table)}`.execute(tx)
      await sql`insert into ${sql.id('public', table)} overriding system value table ${sql.id(SEEDED, table)}`.execute(
        tx,
      )
    }
    await sql`select setval(sequence, coalesce(last_value, 1), last_value is not null) from ${SEQUENCES}`.execute(tx)
  })
  if (written.length === 0) return
  await sql`vacuum ${sql.join(written.map((table) => sql.id('public', table)))}`.execute(db)
  for (const [table, state] of await statesOf(db, written)) states.set(table, state)
}

/** Returns an unused database; opens one if all are in use. Closes a database whose schema a test has changed. */
const take = async (seededAt: number, imageAt: MakeImage): Promise<SharedDatabase> => {
  const database = free.get(seededAt)?.pop()
  if (!database) return open(await imageAt(seededAt))
  if ((await schemaOf(database.db)) === database.schema) {
    await restore(database)
    return database
  }
  await database.db.destroy()
  return open(await imageAt(seededAt))
}

/**
 * Returns a seeded database of this worker. Opening a database takes much longer than restoring its rows, so test files
 * reuse databases.
 * @param seededAt time of the seed, epoch ms
 * @param imageAt returns the image of a database that was seeded at that time
 */
export const lendDatabase = async (seededAt: number, imageAt: MakeImage = seededImage): Promise<OpenDatabase> => {
  const database = await take(seededAt, imageAt)
  return {
    db: database.db,
    close: async () => {
      const others = free.get(seededAt) ?? []
      if (others.length < MOST_FREE) free.set(seededAt, [...others, database])
      else await database.db.destroy()
    },
  }
}

/** Closes all databases, because an open database prevents the process from ending. */
export const closeDatabases = async (): Promise<void> => {
  const opened = [...free.values()].flat()
  free.clear()
  for (const { db } of opened) await db.destroy()
}
