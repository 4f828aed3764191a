/*
 * Starts the storefront and its sandbox gateway: `npm start`. `-- --no-sandbox` starts the gateway without sandbox
 * tools and demo accounts.
 */
import path from 'node:path'
import type { BuildStep } from '../../config/report-steps'
import type { GatewayStep, RunningGateway } from '../gateway/core/server'
import { readSettings } from '../gateway/core/settings'
import { type HeaderSettings, readHeaderSettings } from '../pages/headers/settings'
import { buildH5, stepText } from './build-h5'
import { buildRecord, fingerprint } from './freshness'
import { freePort } from './port'
import { progressLine } from './progress'
import { toolsNotice } from '../gateway/core/tools'
import { welcome } from './welcome'

const DEFAULT_PORT = 4173
const root = path.resolve(__dirname, '../..')

/** Folder of the quick build, separate from the folder of `npm run build:h5`. */
const QUICK_BUILD = 'dist/h5-quick'

type Line = ReturnType<typeof progressLine>

/** Builds the storefront. Resolves when its files are written. The build may then still write its cache. */
const build = (line: Line, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const handleStep = (step: BuildStep) => {
      if (step.name === 'ready') resolve()
      else line.update('Storefront', stepText(step))
    }
    buildH5(root, handleStep, { FOYER_QUICK: '1', FOYER_OUTPUT: QUICK_BUILD }, signal).then(resolve, reject)
  })

const buildAndRecord = async (line: Line, signal: AbortSignal, print: string): Promise<void> => {
  try {
    await build(line, signal)
  } catch (error) {
    if (!signal.aborted) line.end('Storefront', 'Building the storefront failed')
    throw error
  }
  buildRecord(root, QUICK_BUILD).write(print)
  line.end('Storefront', 'Storefront built')
}

/** Starts the build, unless the sources have not changed since the last build. `done` settles when the build ends. */
const startBuild = async (line: Line, signal: AbortSignal): Promise<{ done: Promise<void> }> => {
  const print = await fingerprint(root)
  if (!buildRecord(root, QUICK_BUILD).matches(print)) return { done: buildAndRecord(line, signal, print) }
  line.end('Storefront', 'Storefront: built before, nothing has changed')
  return { done: Promise.resolve() }
}

/** Returns the folder of PGlite's data. Only one process can use a folder, so each port has a separate folder. */
const dataDir = (port: number, sandbox: boolean): string => {
  const name = sandbox ? 'gateway' : 'no-sandbox'
  return process.env.GATEWAY_DATA ?? path.join(root, '.data', port === DEFAULT_PORT ? name : `${name}-${port}`)
}

/**
 * Returns the header settings. By default they allow only the sandbox's own pictures. A merchant's pictures need a
 * configured host.
 */
const headerSettings = (): HeaderSettings => {
  const settings = readHeaderSettings(process.env)
  return { ...settings, pictureHosts: settings.pictureHosts ?? [] }
}

/**
 * Starts the gateway while the storefront is being built. The gateway serves the storefront as soon as both are ready.
 */
const serve = async (sandbox: boolean, webRoot: Promise<string>, line: Line): Promise<RunningGateway> => {
  const { HOST: host = '127.0.0.1', PORT, DATABASE_URL: databaseUrl } = process.env
  const requested = Number(PORT ?? DEFAULT_PORT)
  if (!Number.isInteger(requested) || requested < 1 || requested > 65_535)
    throw new Error(`Invalid PORT "${PORT}": use a number from 1 to 65535.`)
  const port = await freePort(requested, host)
  if (port !== requested) process.stdout.write(`  Port ${requested} is taken, using ${port}\n`)
  const task = sandbox ? 'Sandbox gateway' : 'Gateway'
  const options = {
    port,
    host,
    databaseUrl,
    dataDir: databaseUrl ? undefined : dataDir(port, sandbox),
    webRoot,
    sandbox,
    headers: headerSettings(),
    onStep: (step: GatewayStep) => line.update(task, step),
    ...readSettings(process.env),
  }
  line.update(task, 'loading')
  // Imports the gateway on demand, because its database takes longer to load than all other modules.
  const { startGateway } = await import('../gateway/core/server')
  const gateway = await startGateway(options)
  line.end(task, `${task} ready`)
  return gateway
}

/** The first Ctrl-C stops the build and the gateway in order. The second exits immediately. */
const stopOnSignal = (stopping: AbortController): void => {
  const signals = ['SIGINT', 'SIGTERM'] as const
  const stop = () => {
    stopping.abort()
    for (const signal of signals) process.once(signal, () => process.exit(130))
  }
  for (const signal of signals) process.once(signal, stop)
}

/** Runs the build and the start of the gateway in parallel. If either fails, stops the other. */
const startBoth = async (sandbox: boolean, line: Line, stopping: AbortController): Promise<RunningGateway> => {
  // Starts the build's process first, because loading the gateway blocks this process.
  const { done } = await startBuild(line, stopping.signal)
  const webRoot = done.then(() => path.join(root, QUICK_BUILD))
  // Prevents an unhandled rejection if the build fails before the gateway awaits it.
  webRoot.catch(() => undefined)
  try {
    return await serve(sandbox, webRoot, line)
  } catch (error) {
    stopping.abort()
    throw error
  }
}

const serveUntilStopped = (gateway: RunningGateway, sandbox: boolean, signal: AbortSignal): void => {
  const notice = toolsNotice(new URL(gateway.url).hostname, readSettings(process.env))
  const close = () => void gateway.close().then(() => process.stdout.write('\n  Stopped.\n'))
  if (signal.aborted) return close()
  signal.addEventListener('abort', close)
  process.stdout.write(welcome(gateway.url, sandbox, notice))
}

const run = async (): Promise<void> => {
  const sandbox = !process.argv.includes('--no-sandbox')
  const stopping = new AbortController()
  const { signal } = stopping
  stopOnSignal(stopping)
  process.stdout.write('\n  Foyer\n')
  const line = progressLine()
  try {
    const gateway = await startBoth(sandbox, line, stopping)
    serveUntilStopped(gateway, sandbox, signal)
  } finally {
    line.stop()
  }
}

run().catch((error: Error) => {
  if (error.name === 'AbortError') return
  process.stderr.write(`\n  ${process.env.DEBUG ? error.stack : error.message}\n`)
  process.exitCode = 1
})
