import { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Database, Db } from './database'
import { prepareFolder } from './data-folder'
import { EmbeddedStream } from './embedded-stream'
import { READ_ONLY } from './lost'
import { requireServerAddress } from './start-problem'

const INT8 = 20

export interface EmbeddedOptions {
  /** PGlite's folder. Without it the data is in memory. */
  dataDir?: string
  /** A copy of another database, from its `dumpDataDir`. A new database starts with its contents. */
  image?: Blob
}

export interface OpenOptions extends EmbeddedOptions {
  /** `postgres://…`, the address of a server. Without it PGlite runs in this process. */
  databaseUrl?: string
  /** Called once when the server ends connections, and at most once a minute while it rejects writes. */
  onLost?: (error: Error) => void
}

/** Maximum time to wait for a connection, ms. Clients stop waiting for a call after it. */
const CONNECTION_TIMEOUT = 30_000

/**
 * Calls `onLost` for the first connection that ends. An error event without a listener ends the process. Each client
 * has its own listener, because the pool listens to idle ones only.
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

const getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')

/** Parsers of column types for both databases. */
const TYPES = { getTypeParser } as pg.CustomTypesConfig

/** Time between two reports of a server that rejects writes, ms. It stays reachable, so each write would report it. */
const REPORT_INTERVAL = 60_000

/** Closes a released connection if its server rejects writes. The next one may reach the server that accepts them. */
const droppingReadOnly = (client: pg.PoolClient, onReadOnly: (error: Error) => void): PostgresPoolClient => {
  let isReadOnly = false
  const query = async (text: string, values: readonly unknown[]) => {
    try {
      return await client.query(text, [...values])
    } catch (error) {
      isReadOnly ||= (error as { code?: unknown }).code === READ_ONLY
      if (isReadOnly) onReadOnly(error as Error)
      throw error
    }
  }
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(isReadOnly) }
}

const openServer = (connectionString: string, onLost?: (error: Error) => void): Db => {
  requireServerAddress(connectionString)
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    keepAlive: true,
    types: TYPES,
  })
  watchConnections(pool, onLost)
  let reportAfter = 0
  const handleReadOnly = (error: Error) => {
    if (performance.now() < reportAfter) return
    reportAfter = performance.now() + REPORT_INTERVAL
    onLost?.(error)
  }
  const connect = async () => droppingReadOnly(await pool.connect(), handleReadOnly)
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: { connect, end: () => pool.end() } }) })
}

/** Maximum number of prepared statements. The gateway has fewer, unless lists of many lengths are counted. */
const PREPARED = 500

/** Prepares a statement at its second run: parsing and planning a short one takes longer than running it. */
const preparing = (client: pg.PoolClient): PostgresPoolClient => {
  const numbers = new Map<string, number>()
  const nameOf = (text: string): string | undefined => {
    const number = numbers.get(text)
    if (number !== undefined) return `s${number}`
    if (numbers.size < PREPARED) numbers.set(text, numbers.size)
    return undefined
  }
  const query = (text: string, values: readonly unknown[]) =>
    client.query({ name: nameOf(text), text, values: [...values] })
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() }
}

/** Opens PostgreSQL in this process with our tables. Rejects if the folder contains anything but a database. */
export const openEmbedded = async ({ dataDir, image }: EmbeddedOptions): Promise<{ db: Db; client: PGlite }> => {
  const settle = dataDir ? await prepareFolder(dataDir) : undefined
  const client = new PGlite({ dataDir, loadDataDir: image })
  await client.waitReady
  await settle?.()
  const stream = () => new EmbeddedStream(client)
  const pool = new pg.Pool({ stream, user: 'postgres', ssl: false, max: 1, idleTimeoutMillis: 0, types: TYPES })
  watchConnections(pool)
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const connect = async (): Promise<PostgresPoolClient> => {
    const one = await pool.connect()
    const known = clients.get(one)
    if (known) return known
    // After a failed connection: PGlite's single session keeps its transaction and prepared statements.
    await one.query('rollback; deallocate all')
    const made = preparing(one)
    clients.set(one, made)
    return made
  }
  const end = async (): Promise<void> => {
    await pool.end()
    await client.close()
  }
  return { db: new Kysely<Database>({ dialect: new PostgresDialect({ pool: { connect, end } }) }), client }
}

/** Opens the database. Both kinds return int8 as a number. Close it with `destroy()`. */
export const openDatabase = async ({ databaseUrl, onLost, ...embedded }: OpenOptions): Promise<Db> =>
  databaseUrl ? openServer(databaseUrl, onLost) : (await openEmbedded(embedded)).db
