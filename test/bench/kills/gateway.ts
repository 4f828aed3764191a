/* The gateway that `npm run bench:kills` kills. Its first line is a `Ready`; DATABASE_URL or GATEWAY_DATA is its database. */
import { startGateway } from '../../../scripts/gateway/core/server'
import { openSale } from '../rush/sale'
import { auditKills } from './audit'

/** What a started gateway tells. */
export interface Ready {
  url: string
  /** A token for each buyer that was named, in their order. */
  tokens: string[]
  /** What the kill before this start has broken. */
  broken: string[]
}

const run = async () => {
  const { DATABASE_URL: databaseUrl, GATEWAY_DATA: dataDir, KILLS_BUYERS = '', KILLS_OPEN } = process.env
  const { url, context } = await startGateway({ databaseUrl, dataDir, logLevel: 'silent' })
  if (KILLS_OPEN) await openSale(context, Number(KILLS_OPEN), Number(KILLS_OPEN))
  const ids = KILLS_BUYERS.split(',').filter(Boolean)
  const pairs = await Promise.all(ids.map((id) => context.tokens.signIn(id)))
  const ready: Ready = { url, tokens: pairs.map((pair) => pair.accessToken), broken: await auditKills(context.db) }
  process.stdout.write(`${JSON.stringify(ready)}\n`)
}

run().catch((error: Error) => {
  process.stderr.write(`${error.stack}\n`)
  process.exitCode = 1
})
