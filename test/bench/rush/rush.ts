/*
 * `npm run bench:rush [-- --of tickets|goods --only pglite|postgres]`: 1,000 buyers order one of 100 tickets. Each sends
 * the order twice. `--of goods` then sells 100 pieces of a variant in the same way, and compares the answers a second.
 */
import { type GatewayOptions, startGateway } from '../../../scripts/gateway/core/server'
import { conclude, onEngines, option, runBench, say } from '../command'
import { rush } from './crowd'
import { closeGoodsSale, openGoodsSale } from './goods-sale'
import { judge, table, type Verdict } from './judge'
import { closeSale, openSale } from './sale'

const BUYERS = 1000
const PIECES = 100
const SOCKETS = 100
/** Minimum answers a second of the rush for goods, as a share of those of the rush for tickets. */
const SHARE = 0.9

const SALES = {
  tickets: { open: openSale, close: closeSale },
  goods: { open: openGoodsSale, close: closeGoodsSale },
}

type SaleName = keyof typeof SALES

const rushFor = async (of: SaleName, engine: string, options: GatewayOptions): Promise<Verdict> => {
  say(`${engine}: seeding …`)
  const gateway = await startGateway({ ...options, logLevel: 'silent' })
  try {
    const { open, close } = SALES[of]
    const buyers = await open(gateway.context, BUYERS, PIECES)
    say(`${engine}: ${BUYERS} buyers, ${BUYERS * 2} orders for ${PIECES} of the ${of} …`)
    const result = await rush(gateway.url, buyers, SOCKETS)
    return judge(engine, PIECES, result, await close(gateway.context))
  } finally {
    await gateway.close()
  }
}

const run = async (): Promise<void> => {
  const of = option('of') ?? 'tickets'
  if (!(of in SALES)) throw new Error(`Invalid --of "${of}": use ${Object.keys(SALES).join(', ')}.`)
  const verdicts = await onEngines(async (engine, options) => {
    const tickets = await rushFor('tickets', engine, options)
    return of === 'goods' ? [tickets, await rushFor('goods', `${engine}, goods`, options)] : [tickets]
  })
  const broken = verdicts
    .flat()
    .flatMap(({ engine, broken: rules }) => rules.map((rule) => `${engine}: expected ${rule}`))
  for (const [tickets, goods] of verdicts) {
    if (!tickets || !goods) continue
    const ratio = goods.ordersPerSecond / tickets.ordersPerSecond
    if (ratio < SHARE) broken.push(`${goods.engine}: ${ratio.toFixed(2)}× of the answers a second, below ${SHARE}×`)
  }
  process.stdout.write(`\n${table(verdicts.flat())}\n\n${broken.map((line) => `${line}\n`).join('')}`)
  conclude('rush', broken.length === 0, { of, engines: verdicts.flat() })
}

void runBench(run)
