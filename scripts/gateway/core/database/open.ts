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
  /** Called when the server ends connections: once, until a new connection is made. */
  onLost?: (error: Error) => void
}

/** Time to wait for a connection, ms: clients give a call up after it. */
const CONNECTION_TIMEOUT = 30_000

/**
 * Calls `onLost` for the first connection that ends. An error event without a listener ends the process, so each client has
 * its own, too: the pool listens to idle ones only.
 */
const watchConnections = (pool: pg.Pool, onLost?: (error: Error) => void): void => {
  let lost = false
  const handleError = (error: Error) => {
    if (!lost) onLost?.(error)
    lost = true
  }
  pool.on('error', handleError)
  pool.on('connect', (client) => {
    lost = false
    client.on('error', handleError)
  })
}

const openServer = (connectionString: string, onLost?: (error: Error) => void): Db => {
  const getTypeParser = (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    keepAlive: true,
    types: { getTypeParser } as pg.CustomTypesConfig,
  })
  watchConnections(pool, onLost)
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
export const openDatabase = async ({ databaseUrl, onLost, ...embedded }: OpenOptions): Promise<Db> =>
  databaseUrl ? openServer(databaseUrl, onLost) : (await openEmbedded(embedded)).db
