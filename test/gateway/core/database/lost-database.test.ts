import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { memoryClock } from '../../../../scripts/gateway/core/clock'
import type { Db } from '../../../../scripts/gateway/core/database/database'
import { isDatabaseLost } from '../../../../scripts/gateway/core/database/lost'
import { openDatabase, openEmbedded } from '../../../../scripts/gateway/core/database/open'
import { type RunningGateway, startGateway } from '../../../../scripts/gateway/core/server'
import { START } from '../../support/gateway'
import { seededImage } from '../../support/native/image'
import { PostgresSocket } from '../../support/postgres-socket'

jest.setTimeout(300_000)

/** Resolves when a condition becomes true. Checks the condition in each turn of the event loop. */
const until = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve))
}

let embedded: { client: PGlite }
let server: PostgresSocket
beforeAll(async () => {
  embedded = await openEmbedded({ image: await seededImage(START) })
  server = new PostgresSocket(embedded.client)
  await server.start()
})
afterAll(async () => {
  await server.stop()
  await embedded.client.close()
})

const setReadOnly = (on: boolean) => embedded.client.exec(`set default_transaction_read_only = ${on ? 'on' : 'off'}`)
const noConnections = () => until(() => server.connections === 0)

describe('a pool that loses its connections', () => {
  const losses: Error[] = []
  let db: Db
  const one = async (on: Db) => (await sql<{ one: number }>`select 1 as one`.execute(on)).rows[0].one
  beforeEach(async () => {
    losses.length = 0
    db = await openDatabase({ databaseUrl: server.url, onLost: (error) => losses.push(error) })
  })
  afterEach(() => db.destroy())

  it('connects again after the server closed idle connections', async () => {
    await one(db)
    server.endConnections()
    await until(() => losses.length === 1)
    expect(await one(db)).toBe(1)
  })

  it('rejects a transaction with a closed connection, then connects again', async () => {
    const failure = await db
      .transaction()
      .execute(async (tx) => {
        await one(tx)
        server.endConnections()
        await until(() => losses.length === 1)
        await one(tx)
      })
      .catch((error: unknown) => error)
    expect(isDatabaseLost(failure)).toBe(true)
    expect(await one(db)).toBe(1)
  })

  it('closes its connection to a read-only server', async () => {
    await one(db)
    await setReadOnly(true)
    const failure = await sql`create table notes (id int8)`.execute(db).catch((error: unknown) => error)
    expect(isDatabaseLost(failure)).toBe(true)
    await noConnections()
    await setReadOnly(false)
    expect(await one(db)).toBe(1)
  })

  it('reports a single loss when many connections are closed', async () => {
    await Promise.all([one(db), one(db), one(db)])
    expect(server.connections).toBe(3)
    server.endConnections()
    // Repeats the query, because the pool uses its lost idle connections before it opens a new one.
    while ((await one(db).catch(isDatabaseLost)) !== 1);
    expect(losses).toHaveLength(1)
  })
})

describe('a gateway whose database server restarts', () => {
  const lines: string[] = []
  let gateway: RunningGateway
  const status = async () => (await fetch(`${gateway.url}/home/pub/v3/venues`)).status
  beforeAll(async () => {
    // Replaces the function before the gateway starts, because the logger stores a reference to it.
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0)
    gateway = await startGateway({
      clock: memoryClock(START, () => START),
      databaseUrl: server.url,
      logLevel: 'warn',
    })
  })
  afterAll(async () => {
    jest.restoreAllMocks()
    await gateway.close()
  })

  beforeEach(() => (lines.length = 0))

  it('returns 503 while the server is read-only, and logs one line', async () => {
    const body = JSON.stringify({ cellphone: '13900000099', countryCode: '86' })
    const headers = { 'content-type': 'application/json' }
    const write = async () =>
      (await fetch(`${gateway.url}/user/pub/v3/send_verify_code`, { method: 'POST', headers, body })).status
    await setReadOnly(true)
    expect([await write(), await write(), await status()]).toEqual([503, 503, 200])
    await setReadOnly(false)
    expect([await write(), lines.length]).toEqual([200, 1])
  })

  it('returns 503 until the server runs again, and logs one line', async () => {
    expect(await status()).toBe(200)
    await server.stop()
    await noConnections()
    expect([await status(), await status()]).toEqual([503, 503])
    await server.start()
    expect(await status()).toBe(200)
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toContain('_socket')
  })
})
