import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import type { Db } from './database'

const FOLDER = join(__dirname, 'migrations')

const migration = (text: string): Migration => ({
  up: async (db: Kysely<unknown>) => {
    // PGlite accepts one statement at a time. A statement ends with a semicolon at the end of a line.
    for (const statement of text.split(/;\s*\n\n/)) await sql.raw(statement).execute(db)
  },
})

const getMigrations = async (): Promise<Record<string, Migration>> => {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()
  const texts = await Promise.all(names.map((name) => readFile(join(FOLDER, name), 'utf8')))
  return Object.fromEntries(names.map((name, at) => [name.replace(/\.sql$/, ''), migration(texts[at])]))
}

/**
 * Migrates the schema if necessary. Throws the error of a failed migration.
 * @param last name of the last migration to apply, for the schema of an older gateway; by default all are applied
 */
export const migrate = async (db: Db, last?: string): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations } })
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last))
  if (error) throw error
}
