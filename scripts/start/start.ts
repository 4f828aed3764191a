/* `npm start`: the storefront and its sandbox gateway on one address; `-- --no-sandbox` without the sandbox's tools and accounts. */
import path from 'node:path'
import type { RunningGateway } from '../gateway/core/server'
import { readSettings } from '../gateway/core/settings'
import { type HeaderSettings, readHeaderSettings } from '../pages/headers/settings'
import { buildH5 } from './build-h5'
import { buildRecord, fingerprint } from './freshness'
import { freePort } from './port'
import { progressLine } from './progress'
import { welcome } from './welcome'

const DEFAULT_PORT = 4173
const root = path.resolve(__dirname, '../..')

const upToDate = async (signal: AbortSignal): Promise<void> => {
  const print = await fingerprint(root)
  const record = buildRecord(root)
  if (record.matches(print)) return void process.stdout.write('  Storefront: built before, nothing has changed\n')
  const line = progressLine('Building the storefront')
  try {
    await buildH5(root, line.update, {}, signal)
  } catch (error) {
    line.end('Building the storefront failed')
    throw error
  }
  record.write(print)
  line.end('Storefront built')
}

/** PGlite's folder belongs to one process: another instance on another port keeps its own. */
const dataDir = (port: number, sandbox: boolean): string => {
  const name = sandbox ? 'gateway' : 'no-sandbox'
  return process.env.GATEWAY_DATA ?? path.join(root, '.data', port === DEFAULT_PORT ? name : `${name}-${port}`)
}

/** The sandbox's pictures are its own; a merchant's come from the hosts that are set. */
const headerSettings = (): HeaderSettings => {
  const settings = readHeaderSettings(process.env)
  return { ...settings, pictureHosts: settings.pictureHosts ?? [] }
}

const serve = async (sandbox: boolean): Promise<RunningGateway> => {
  const { HOST: host = '127.0.0.1', PORT, DATABASE_URL: databaseUrl } = process.env
  const requested = Number(PORT ?? DEFAULT_PORT)
  if (!Number.isInteger(requested) || requested < 1 || requested > 65_535)
    throw new Error(`PORT is ${PORT}; it must be a number from 1 to 65535.`)
  const port = await freePort(requested, host)
  if (port !== requested) process.stdout.write(`  Port ${requested} is taken, using ${port}\n`)
  const line = progressLine(sandbox ? 'Starting the sandbox gateway' : 'Starting the gateway')
  const options = {
    port,
    host,
    databaseUrl,
    dataDir: databaseUrl ? undefined : dataDir(port, sandbox),
    webRoot: path.join(root, 'dist/h5'),
    sandbox,
    headers: headerSettings(),
    ...readSettings(process.env),
  }
  // Loaded only now: its database takes longer to load than all the rest.
  const { startGateway } = await import('../gateway/core/server')
  const gateway = await startGateway(options).catch((error: unknown) => {
    line.end('The gateway did not start')
    throw error
  })
  line.end(sandbox ? 'Sandbox gateway ready' : 'Gateway ready')
  return gateway
}

/** Ctrl-C ends what is under way, in order; a second one ends everything at once. */
const stopOnSignal = (stopping: AbortController): void => {
  const signals = ['SIGINT', 'SIGTERM'] as const
  const stop = () => {
    stopping.abort()
    for (const signal of signals) process.once(signal, () => process.exit(130))
  }
  for (const signal of signals) process.once(signal, stop)
}

const run = async (): Promise<void> => {
  const sandbox = !process.argv.includes('--no-sandbox')
  const stopping = new AbortController()
  const { signal } = stopping
  stopOnSignal(stopping)
  process.stdout.write('\n  Foyer\n')
  await upToDate(signal)
  if (signal.aborted) return
  const gateway = await serve(sandbox)
  const close = () => void gateway.close().then(() => process.stdout.write('\n  Stopped.\n'))
  if (signal.aborted) return close()
  signal.addEventListener('abort', close)
  process.stdout.write(welcome(gateway.url, sandbox))
}

run().catch((error: Error) => {
  if (error.name === 'AbortError') return
  process.stderr.write(`\n  ${process.env.DEBUG ? error.stack : error.message}\n`)
  process.exitCode = 1
})
