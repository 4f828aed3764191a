import { mkdir } from 'node:fs/promises'
import { PGlite, types } from '@electric-sql/pglite'
import { Kysely, PostgresDialect } from 'kysely'
import { PGliteDialect } from 'kysely-pglite-dialect'
import pg from 'pg'
import type { Database, Db } from './database'

const INT8 = 20

export interface EmbeddedOptions {
  /** PGlite's folder; without it the data lives in memory. */
  dataDir?: string
  /** What `dumpDataDir` gave for another database: a new one begins as its copy. */
  image?: Blob
}

export interface OpenOptions extends EmbeddedOptions {
  /** `postgres://…`: a real server. Without it PGlite runs in this process. */
  databaseUrl?: string
}

const openServer = (connectionString: string): Db => {
  const getTypeParser = (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')
  const pool = new pg.Pool({ connectionString, max: 10, types: { getTypeParser } as pg.CustomTypesConfig })
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}

/** PostgreSQL in this process, and our tables over it. */
export const openEmbedded = async ({ dataDir, image }: EmbeddedOptions): Promise<{ db: Db; client: PGlite }> => {
  if (dataDir) await mkdir(dataDir, { recursive: true })
  const client = new PGlite({ dataDir, loadDataDir: image, parsers: { [types.INT8]: Number } })
  await client.waitReady
  return { db: new Kysely<Database>({ dialect: new PGliteDialect(client) }), client }
}

/** Opens the database; int8 comes as a number from both drivers. Close it with `destroy()`. */
export const openDatabase = async ({ databaseUrl, ...embedded }: OpenOptions): Promise<Db> =>
  databaseUrl ? openServer(databaseUrl) : (await openEmbedded(embedded)).db
