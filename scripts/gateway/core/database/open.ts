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
  /** Initial contents of a new database, from `dumpDataDir` of another database. */
  image?: Blob
}

export interface OpenOptions extends EmbeddedOptions {
  /** Address of a PostgreSQL server, `postgres://…`. Without it PGlite runs in this process. */
  databaseUrl?: string
  /** Called once when the server ends connections, and at most once a minute while it rejects writes. */
  onLost?: (error: Error) => void
}

/** Maximum time to wait for a connection, in ms. Clients give up a call after this time. */
const CONNECTION_TIMEOUT = 30_000

/**
 * Calls `onLost` for the first connection that ends. Each client gets its own error listener, because the pool listens
 * to idle clients only. An error event without a listener would end the process.
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

/** Parsers of column types, for PGlite and for a server. */
const TYPES = { getTypeParser } as pg.CustomTypesConfig

/**
 * Minimum time between two reports of a server that rejects writes, in ms. Otherwise each failed write would report it.
 */
const REPORT_INTERVAL = 60_000

/**
 * Closes a released connection if its server rejects writes. The next connection may reach a server that accepts
 * writes.
 */
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

/**
 * Maximum number of prepared statements. The gateway has fewer, unless queries contain lists of many different lengths.
 */
const PREPARED = 500

/** Prepares a statement when it runs for the second time, because parsing and planning takes longer than running it. */
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

/**
 * Opens PGlite, which runs PostgreSQL in this process, with our table types. Rejects if the folder contains anything
 * but a database.
 */
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
    // Resets PGlite's single session, which still has the transaction and the prepared statements of a failed
    // connection. Plans once per statement, because planning takes longer than running a statement.
    await one.query('rollback; deallocate all; set plan_cache_mode = force_generic_plan')
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

/** Opens the database. PGlite and a server both return int8 as a number. Close it with `destroy()`. */
export const openDatabase = async ({ databaseUrl, onLost, ...embedded }: OpenOptions): Promise<Db> =>
  databaseUrl ? openServer(databaseUrl, onLost) : (await openEmbedded(embedded)).db
