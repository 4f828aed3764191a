/*
 * The gateway process that `npm run bench:kills` kills. The first line of its output is a `Ready`. Its database is
 * DATABASE_URL or GATEWAY_DATA.
 */
import { startGateway } from '../../../scripts/gateway/core/server'
import type { PlayName } from './plays'
import { STAGES } from './stages'

/** Message that the process prints when its gateway has started. */
export interface Ready {
  url: string
  /** Access tokens of the given accounts, in the order of the accounts. */
  tokens: string[]
  /** Id of the order that was prepared for each account; '' if the account needs no order. */
  orders: string[]
  /** The rules that the kill before this start has broken. */
  broken: string[]
}

const run = async () => {
  const { DATABASE_URL: databaseUrl, GATEWAY_DATA: dataDir, KILLS_ACTORS = '', KILLS_OPEN, KILLS_PLAY } = process.env
  const { url, context } = await startGateway({ databaseUrl, dataDir, logLevel: 'silent' })
  const stage = STAGES[KILLS_PLAY as PlayName]
  if (KILLS_OPEN) await stage.open(context, Number(KILLS_OPEN))
  const broken = await stage.audit(context)
  const ids = KILLS_ACTORS.split(',').filter(Boolean)
  const pairs = await Promise.all(ids.map((id) => context.tokens.signIn(id)))
  const orders = await stage.prepare(context, ids)
  const ready: Ready = { url, tokens: pairs.map((pair) => pair.accessToken), orders, broken }
  process.stdout.write(`${JSON.stringify(ready)}\n`)
}

run().catch((error: Error) => {
  process.stderr.write(`${error.stack}\n`)
  process.exit(1)
})
