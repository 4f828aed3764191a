import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { guardAccess } from './access'
import { handOutAntiAbuse } from './anti-abuse'
import { createApp } from './app'
import { hostPayRoutes } from './cashier/host-pay'
import { cashierRoutes } from './cashier/routes'
import { type Clock, storedClock } from './clock'
import { consoleRoutes } from './console/routes'
import type { Gateway } from './context'
import { openDatabase } from './db/open'
import { migrate } from './db/migrate'
import { applyFaults, applyQueues } from './faults/hooks'
import { Faults } from './faults/registry'
import { secretKey } from './keys'
import { createPartnerLinks } from './partner/links'
import { partnerPageRoutes } from './partner/routes'
import { createPrivilegeHolders } from './people/privileges'
import { servePictures } from './pictures'
import type { App } from './provider'
import { createRisk } from './risk/risk'
import { apiRoutes } from './routes/all'
import { SeatRooms } from './seats/rooms'
import { seedDatabase } from './seed/seed'
import { createTokens } from './tokens'
import { sweepOrders } from './trade/sweep'
import { Traffic } from './traffic'
import { serveWeb } from './web'

export interface GatewayOptions {
  /** 0 takes a free one. */
  port?: number
  host?: string
  databaseUrl?: string
  /** PGlite's folder; in memory without it. */
  dataDir?: string
  /** A dumped data folder to begin as a copy of (`db/open.ts`). */
  image?: Blob
  /** The built storefront to serve beside the API. */
  webRoot?: string
  /** Another clock than the stored one, for tests. */
  clock?: Clock
  logLevel?: string
  /** Console, sandbox cashier: on by default. */
  sandbox?: boolean
  /** Web origins besides its own that a payment may return to. */
  returnOrigins?: readonly string[]
}

export interface RunningGateway {
  url: string
  port: number
  app: App
  /** What the routes work with: for benches and tests that lay the table themselves. */
  context: Gateway
  close(): Promise<void>
}

/** Opens the database, migrates and seeds it when needed, and listens. Rejects when the port is taken (`EADDRINUSE`). */
export const startGateway = async (options: GatewayOptions = {}): Promise<RunningGateway> => {
  const { port = 0, host = '127.0.0.1', logLevel = 'warn', sandbox = true, returnOrigins = [] } = options
  const db = await openDatabase(options)
  try {
    await migrate(db)
    const clock = options.clock ?? (await storedClock(db))
    await seedDatabase(db, clock.now())
    const traffic = new Traffic()
    const app = await createApp(clock, traffic, logLevel)
    const tokens = await createTokens(db, clock)
    const faults = sandbox ? new Faults() : null
    handOutAntiAbuse(app, await secretKey(db, 'anti_abuse_key'), clock)
    if (faults) applyFaults(app, { faults, clock, traffic })
    guardAccess(app, tokens)
    if (faults) applyQueues(app, { faults, clock, traffic })
    const privilegeHolders = await createPrivilegeHolders(db, tokens, clock)
    const partnerLinks = await createPartnerLinks(db, clock)
    const risk = await createRisk(db)
    const seats = new SeatRooms()
    const gateway: Gateway = {
      db,
      clock,
      tokens,
      traffic,
      risk,
      seats,
      privilegeHolders,
      partnerLinks,
      sandbox,
      faults,
      returnOrigins,
    }
    apiRoutes(app, gateway)
    if (sandbox) {
      cashierRoutes(app, gateway)
      hostPayRoutes(app, gateway)
      partnerPageRoutes(app, gateway)
      consoleRoutes(app, gateway)
    }
    sweepOrders(app, gateway)
    await servePictures(app)
    if (options.webRoot) await serveWeb(app, options.webRoot)
    app.addHook('onClose', () => db.destroy())
    await app.listen({ port, host })
    const bound = (app.server.address() as AddressInfo).port
    return { url: `http://${host}:${bound}`, port: bound, app, context: gateway, close: () => app.close() }
  } catch (error) {
    await db.destroy()
    throw error
  }
}

const run = async () => {
  const {
    PORT = '4174',
    DATABASE_URL,
    LOG_LEVEL = 'info',
    GATEWAY_DATA = join(process.cwd(), '.data/gateway'),
  } = process.env
  const gateway = await startGateway({
    port: Number(PORT),
    databaseUrl: DATABASE_URL,
    dataDir: DATABASE_URL ? undefined : GATEWAY_DATA,
    logLevel: LOG_LEVEL,
  })
  process.stdout.write(`Gateway  ${gateway.url}\nConsole  ${gateway.url}/console\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void gateway.close())
}

if (require.main === module) {
  run().catch((error: NodeJS.ErrnoException) => {
    process.stderr.write(
      error.code === 'EADDRINUSE' ? 'The port is taken; set PORT to another one.\n' : `${error.message}\n`,
    )
    process.exitCode = 1
  })
}
