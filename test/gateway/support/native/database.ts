// cspell:ignore attisdropped attname attnum attrelid atttypid regclass regnamespace regtype relnamespace sequencename setval tgisinternal tgname tgrelid
import { sql } from 'kysely'
import type { Db } from '../../../../scripts/gateway/core/database/database'
import { migrate } from '../../../../scripts/gateway/core/database/migrate'
import { openEmbedded } from '../../../../scripts/gateway/core/database/open'
import type { OpenDatabase } from '../../../../scripts/gateway/core/server'
import { seededImage } from './image'

/** Schema with a copy of the seeded rows of each table. */
const SEEDED = 'seeded'
const SEQUENCES = sql.id(SEEDED, 'sequence values')

interface SharedDatabase {
  db: Db
  tables: readonly string[]
  /** Columns and triggers: a test that leaves others behind must not affect the next one. */
  schema: string
  /** State of each table since its rows were last put back (`statesOf`). */
  states: Map<string, string>
}

/** By the time of seeding, epoch ms: the databases of this worker. Each is lent to one gateway at a time. */
const shared = new Map<number, Promise<SharedDatabase>>()

const texts = async (db: Db, query: string): Promise<string[]> =>
  (await sql.raw<{ text: string }>(query).execute(db)).rows.map(({ text }) => text)

const tablesOf = (db: Db): Promise<string[]> =>
  texts(db, `select tablename as text from pg_tables where schemaname = 'public' order by 1`)

const schemaOf = async (db: Db): Promise<string> => {
  const columns = await texts(
    db,
    `select attrelid::regclass || '.' || attname || ' ' || atttypid::regtype as text
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped order by 1`,
  )
  const triggers = await texts(
    db,
    `select tgrelid::regclass || ' ' || tgname as text from pg_trigger where not tgisinternal order by 1`,
  )
  return [...columns, ...triggers].join('\n')
}

/** Number of rows and last transaction that wrote one, by table: it changes with every write. */
const statesOf = async (db: Db, tables: readonly string[]): Promise<Map<string, string>> => {
  const one = (table: string): string =>
    `select '${table}' as name, count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as state from public."${table}"`
  const { rows } = await sql.raw<{ name: string; state: string }>(tables.map(one).join(' union all ')).execute(db)
  return new Map(rows.map(({ name, state }) => [name, state]))
}

const open = async (seededAt: number): Promise<SharedDatabase> => {
  const { db } = await openEmbedded({ image: await seededImage(seededAt) })
  await migrate(db)
  const tables = await tablesOf(db)
  await sql`create schema ${sql.id(SEEDED)}`.execute(db)
  for (const table of tables)
    await sql`create table ${sql.id(SEEDED, table)} as table ${sql.id('public', table)}`.execute(db)
  await sql`create table ${SEQUENCES} as select (schemaname || '.' || sequencename)::regclass as sequence, last_value
    from pg_sequences where schemaname = 'public'`.execute(db)
  return { db, tables, schema: await schemaOf(db), states: await statesOf(db, tables) }
}

/** Puts the seeded rows back into the tables that were written to, and sets the sequences to their seeded values. */
const restore = async (database: SharedDatabase): Promise<void> => {
  const { db, tables, states } = database
  const present = await statesOf(db, tables)
  const written = tables.filter((table) => present.get(table) !== states.get(table))
  await db.transaction().execute(async (tx) => {
    // Rows that refer to each other go and come in any order.
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const table of written) {
      await sql`delete from ${sql.id('public', table)}`.execute(tx)
      await sql`insert into ${sql.id('public', table)} overriding system value table ${sql.id(SEEDED, table)}`.execute(
        tx,
      )
    }
    await sql`select setval(sequence, coalesce(last_value, 1), last_value is not null) from ${SEQUENCES}`.execute(tx)
  })
  if (written.length > 0) await sql`vacuum ${sql.join(written.map((table) => sql.id('public', table)))}`.execute(db)
  database.states = await statesOf(db, tables)
}

/** Reopens the database from its image when a test has changed its schema. */
const freshShared = async (seededAt: number): Promise<SharedDatabase> => {
  const database = await (shared.get(seededAt) ?? open(seededAt))
  if ((await schemaOf(database.db)) === database.schema) return database
  await database.db.destroy()
  return open(seededAt)
}

const ownDatabase = async (seededAt: number): Promise<OpenDatabase> => {
  const { db } = await openEmbedded({ image: await seededImage(seededAt) })
  return { db, close: () => db.destroy() }
}

/** Times of seeding whose database is in use; set before anything is awaited. */
const lent = new Set<number>()

/**
 * Lends the worker's seeded database. Opening one takes much longer than putting the seeded rows back, so each file of tests gets the
 * same one. While it is lent, another caller gets one of its own.
 *
 * @param seededAt epoch ms
 */
export const lendDatabase = async (seededAt: number): Promise<OpenDatabase> => {
  if (lent.has(seededAt)) return ownDatabase(seededAt)
  lent.add(seededAt)
  const opening = freshShared(seededAt)
  shared.set(seededAt, opening)
  const database = await opening
  await restore(database)
  return {
    db: database.db,
    close: () => {
      lent.delete(seededAt)
      return Promise.resolve()
    },
  }
}

/** Closes what was opened, so that it does not keep the process alive. */
export const closeDatabases = async (): Promise<void> => {
  const opened = [...shared.values()]
  shared.clear()
  for (const database of opened) await (await database).db.destroy()
}
