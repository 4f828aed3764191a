/* Serves pages for any gateway, behind the server of a static host (README.md): `npm run pages`. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { loadBuildSettings } from './build-settings'
import { builtFiles } from './built-files'
import { gatewayOver } from './gateway'
import { PAGES_ADDRESS } from './headers/server-files'
import { readHeaderSettings } from './headers/settings'
import { createReads } from './reads'
import { createPageServer } from './server'
import { createSite } from './site'

const root = path.resolve(__dirname, '../..')

const originOf = (name: string, text: string | undefined): string => {
  if (!text || !URL.canParse(text))
    throw new Error(`Invalid ${name} "${text ?? ''}": use an address such as https://tickets.example.`)
  return new URL(text).origin
}

const log = (error: unknown): void =>
  void process.stderr.write(`${new Date().toISOString()} ${error instanceof Error ? error.message : String(error)}\n`)

const run = (): void => {
  loadBuildSettings(root)
  const { PUBLIC_ORIGIN, PAGES_GATEWAY, TARO_APP_GATEWAY, WEB_ROOT = path.join(root, 'dist/h5') } = process.env
  const [defaultHost, defaultPort] = PAGES_ADDRESS.split(':')
  const { HOST = defaultHost, PORT = defaultPort } = process.env
  const page = path.join(WEB_ROOT, 'index.html')
  if (!existsSync(page)) throw new Error(`No web build in ${WEB_ROOT}. Run npm run build:h5.`)
  const origin = originOf('PUBLIC_ORIGIN', PUBLIC_ORIGIN)
  const gateway = PAGES_GATEWAY ?? (TARO_APP_GATEWAY || origin)
  originOf('PAGES_GATEWAY', gateway)
  const settings = readHeaderSettings(process.env)
  const now = () => Date.now()
  const site = createSite({
    template: readFileSync(page, 'utf8'),
    file: builtFiles(WEB_ROOT),
    reads: createReads(gatewayOver(gateway), now),
    pictureOrigin: settings.gateway,
    settings,
    now,
    failed: log,
  })
  const server = createPageServer(site, origin, log)
  server.on('error', (error) => {
    log(error)
    process.exitCode = 1
  })
  server.listen(Number(PORT), HOST, () => process.stdout.write(`Pages of ${origin} at http://${HOST}:${PORT}\n`))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close())
}

try {
  run()
} catch (error) {
  log(error)
  process.exitCode = 1
}
