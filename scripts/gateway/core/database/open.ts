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
  /** PGlite's folder; without it the data lives in memory. */
  dataDir?: string
  /** What `dumpDataDir` gave for another database: a new one begins as its copy. */
  image?: Blob
}

export interface OpenOptions extends EmbeddedOptions {
  /** `postgres://…`: a real server. Without it PGlite runs in this process. */
  databaseUrl?: string
  /** Called when the server ends connections: once, until a new connection is made; and when it takes no writes, once a minute. */
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

const getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')

/** How both databases are read. */
const TYPES = { getTypeParser } as pg.CustomTypesConfig

/** Time between two reports of a server that takes no writes, ms: it stays reachable, and each write fails. */
const REPORT_INTERVAL = 60_000

/** Ends a connection to a server that takes no writes when it is released: the next one may be to the server that does. */
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

/** How many statements stay prepared. The gateway has fewer, unless lists of many lengths are counted. */
const PREPARED = 500

/** Prepares a statement when it runs for the second time: to parse and plan a short one takes longer than to run it. */
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

/** PostgreSQL in this process, and our tables over it. Closing them closes it. Rejects for a folder that holds anything else than a database. */
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
    // After a failed connection: PGlite has one session, which keeps what that one began and prepared.
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

/** Opens the database; int8 comes as a number from both. Close it with `destroy()`. */
export const openDatabase = async ({ databaseUrl, onLost, ...embedded }: OpenOptions): Promise<Db> =>
  databaseUrl ? openServer(databaseUrl, onLost) : (await openEmbedded(embedded)).db
