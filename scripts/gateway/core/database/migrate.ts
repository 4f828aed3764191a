import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import type { Db } from './database'

const FOLDER = join(__dirname, 'migrations')

const migration = (text: string): Migration => ({
  up: async (db: Kysely<unknown>) => {
    // PGlite takes one statement at a time; a statement ends with a semicolon at the end of a line.
    for (const statement of text.split(/;\s*\n\n/)) await sql.raw(statement).execute(db)
  },
})

const getMigrations = async (): Promise<Record<string, Migration>> => {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()
  const texts = await Promise.all(names.map((name) => readFile(join(FOLDER, name), 'utf8')))
  return Object.fromEntries(names.map((name, at) => [name.replace(/\.sql$/, ''), migration(texts[at])]))
}

/**
 * Brings the schema up to date; does nothing when it is. Throws what a failed migration threw.
 *
 * @param last the migration to stop at, as an older gateway did; all of them without it
 */
export const migrate = async (db: Db, last?: string): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations } })
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last))
  if (error) throw error
}
