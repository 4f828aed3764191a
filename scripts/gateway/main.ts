import { join } from 'node:path'
import { startGateway } from './core/server'
import { readSettings } from './core/settings'
import { toolsNotice } from './core/tools'

const run = async () => {
  const { PORT = '4174', DATABASE_URL, LOG_LEVEL = 'info', HOST, GATEWAY_DATA } = process.env
  const settings = readSettings(process.env)
  const sandbox = !process.argv.includes('--no-sandbox')
  const gateway = await startGateway({
    port: Number(PORT),
    databaseUrl: DATABASE_URL,
    host: HOST,
    dataDir: DATABASE_URL
      ? undefined
      : (GATEWAY_DATA ?? join(process.cwd(), '.data', sandbox ? 'gateway' : 'no-sandbox')),
    logLevel: LOG_LEVEL,
    sandbox,
    ...settings,
  })
  const tools = sandbox ? [`Console  ${gateway.url}/console`, toolsNotice(HOST ?? 'localhost', settings)] : []
  process.stdout.write(`${[`Gateway  ${gateway.url}`, ...tools].filter(Boolean).join('\n')}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void gateway.close())
}

run().catch((error: NodeJS.ErrnoException) => {
  process.stderr.write(
    error.code === 'EADDRINUSE' ? 'The port is taken; set PORT to another one.\n' : `${error.message}\n`,
  )
  process.exitCode = 1
})
