import type { AddressInfo } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import type { HeaderSettings } from '../../pages/headers/settings'
import { guardAccess } from './access'
import { sendAntiAbuseToken } from './anti-abuse'
import { createApp } from './app'
import { type Clock, storedClock } from './clock'
import type { Core, Gateway } from './context'
import { collectContract, serveContract } from './contract'
import type { Db } from './database/database'
import { lockFolder } from './database/folder-lock'
import { openDatabase } from './database/open'
import { explainStart } from './database/start-problem'
import { migrate } from './database/migrate'
import { applyFaults, applyQueues } from './faults/hooks'
import { Faults } from './faults/registry'
import { gatherModules, seedOrder } from './gather'
import { secretKey } from './keys'
import { sessionData } from './session-data'
import { servePictures } from './pictures'
import type { App } from './provider'
import { stopRepeatedJobs } from './repeat-job'
import { RequestLog } from './request-log'
import { seedDatabase } from './seed/seed'
import { createTokens } from './tokens'
import type { Settings } from './settings'
import { serveWeb } from './web'

/** Header settings that allow only the gateway's own pictures and calls. */
const OWN_HEADERS: HeaderSettings = { gateway: '', pictureHosts: [], payHosts: [], uploadHosts: [] }

/** An open database and the function that releases it. */
export interface OpenDatabase {
  db: Db
  close(): Promise<void>
}

/** A step of the gateway's start, as a text for a progress line. */
export type GatewayStep =
  | 'starting the database'
  | 'creating the tables'
  | 'filling the tables'
  | 'ready, waiting for the storefront'

export interface GatewayOptions extends Partial<Settings> {
  /** Port to listen on. 0 selects a free port. */
  port?: number
  host?: string
  databaseUrl?: string
  /** PGlite's folder. Without it the data is in memory. */
  dataDir?: string
  /** Dumped data folder whose copy is the initial database (`database/open.ts`). */
  image?: Blob
  /** Open database to use, so that the gateway opens no database itself. All migrations must have run. */
  database?: OpenDatabase
  /**
   * Folder of the built storefront, which the gateway serves beside the API. A promise is awaited once the database is
   * ready.
   */
  webRoot?: string | Promise<string>
  /** False for tests that change the clock. No repeated job runs then. */
  jobs?: boolean
  /** Called at the beginning of each step of the start. */
  onStep?: (step: GatewayStep) => void
  /** Other origins that the pages may use in their content security policy. */
  headers?: HeaderSettings
  /** Clock to use instead of the stored one, for tests. */
  clock?: Clock
  logLevel?: string
  /** True to enable the console, the sandbox cashier, faults and demo accounts. On by default. */
  sandbox?: boolean
}

export interface RunningGateway {
  url: string
  port: number
  app: App
  /** Context of the routes, for benches and tests that write data directly. */
  context: Gateway
  close(): Promise<void>
}

/** Sets up the services of all modules, registers their routes and starts their jobs. */
const setUpModules = async (app: App, core: Core, requestLog: RequestLog): Promise<Gateway> => {
  const modules = gatherModules()
  const services = await Promise.all(modules.map(({ setup }) => setup?.(core)))
  // Uses the reverse order of the seed, so that each row is erased before the rows that it refers to.
  const personalData = [...[...seedOrder(modules)].reverse().flatMap(({ personal }) => personal ?? []), sessionData]
  const gateway = Object.assign({}, core, { requestLog, personalData }, ...services) as Gateway
  for (const { routes, sandboxRoutes, start } of modules) {
    routes?.(app, gateway)
    if (core.sandbox) sandboxRoutes?.(app, gateway)
    start?.(app, gateway)
  }
  return gateway
}

const openLocked = async (options: GatewayOptions, onLost: (error: Error) => void): Promise<OpenDatabase> => {
  if (options.database) return options.database
  const { databaseUrl, dataDir } = options
  const release = dataDir && !databaseUrl ? await lockFolder(dataDir) : null
  try {
    const db = await openDatabase({ ...options, onLost })
    const close = async () => {
      await db.destroy()
      await release?.()
    }
    return { db, close }
  } catch (error) {
    await release?.()
    throw await explainStart(error, options)
  }
}

/**
 * Opens the database, migrates and seeds it if necessary, and starts to listen. Rejects if the port is in use
 * (`EADDRINUSE`). Rejects with a text for the user if another process uses the data folder or the database cannot be
 * opened.
 */
export const startGateway = async (options: GatewayOptions = {}): Promise<RunningGateway> => {
  const { port = 0, host = '127.0.0.1', logLevel = 'warn', sandbox = true, onStep } = options
  const { publicOrigin, trustedProxies = [], storefrontOrigins = [], toolsOnNetwork = false } = options
  const { loginClients = {}, walletKeys = {}, jobs = true } = options
  onStep?.('starting the database')
  // Undefined until the app exists. If a connection is lost before that, the start throws anyway.
  let log: FastifyBaseLogger | undefined
  const { db, close } = await openLocked(options, (err) => log?.warn({ err }, 'lost the database; connecting again'))
  try {
    onStep?.('creating the tables')
    if (!options.database) await migrate(db)
    const clock = options.clock ?? (await storedClock(db))
    onStep?.('filling the tables')
    await seedDatabase(db, clock.now(), sandbox)
    const requestLog = new RequestLog()
    const app = await createApp(clock, requestLog, {
      logLevel,
      host,
      publicOrigin,
      trustedProxies,
      storefrontOrigins,
      toolsOnNetwork,
      loginClients,
      walletKeys,
    })
    log = app.log
    if (!jobs) stopRepeatedJobs(app)
    const tokens = await createTokens(db, clock)
    const faults = sandbox ? new Faults() : null
    sendAntiAbuseToken(app, await secretKey(db, 'anti_abuse_key'), clock)
    if (faults) applyFaults(app, { faults, clock, requestLog })
    guardAccess(app, tokens)
    if (faults) applyQueues(app, { faults, clock, requestLog })
    await collectContract(app)
    const core = { db, clock, tokens, sandbox, faults, storefrontOrigins, toolsOnNetwork, loginClients, walletKeys }
    const gateway = await setUpModules(app, core, requestLog)
    serveContract(app)
    await servePictures(app)
    onStep?.('ready, waiting for the storefront')
    const root = await options.webRoot
    if (root) await serveWeb(app, { root, clock, settings: options.headers ?? OWN_HEADERS, faults })
    app.addHook('onClose', close)
    await app.listen({ port, host })
    const bound = (app.server.address() as AddressInfo).port
    return { url: `http://${host}:${bound}`, port: bound, app, context: gateway, close: () => app.close() }
  } catch (error) {
    // Ignores the error of closing a broken database, because only the start error is useful.
    await close().catch(() => undefined)
    throw await explainStart(error, options)
  }
}
