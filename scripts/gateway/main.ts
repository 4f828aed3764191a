import { join } from 'node:path'
import { startGateway } from './core/server'

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

run().catch((error: NodeJS.ErrnoException) => {
  process.stderr.write(
    error.code === 'EADDRINUSE' ? 'The port is taken; set PORT to another one.\n' : `${error.message}\n`,
  )
  process.exitCode = 1
})
