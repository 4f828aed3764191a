/*
 * `npm run bench:taps [-- --rounds N --built FOLDER]`: measures the time from a tap to the next screen. Compares it
 * with an empty page in the same build.
 */
import { rmSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { launchChromium } from '../../../scripts/browser/launch'
import { loggedIn } from '../../../scripts/browser/logged-in'
import { openShopper, type Shopper } from '../../../scripts/browser/shopper'
import { MEMBER } from '../../../scripts/browser/steps/log-in'
import { storefrontAt, type Storefront } from '../../../scripts/browser/storefront'
import type { VisitOptions } from '../../../scripts/browser/visit'
import { startGateway } from '../../../scripts/gateway/core/server'
import { option, roundsOf, runBench, say } from '../command'
import { buildWithEmptyPage } from './build'
import { walk } from './journey'
import { walkMember } from './member-journey'
import { lines, type Row, table } from './report'
import type { Times } from './watch'

const CPU_SLOWDOWN = 4
/** Timeout of each step, ms. */
const STEP_TIMEOUT = 30_000

/** Lets a buyer with a new browser profile walk on a slow phone. */
const walkAs = async <Result>(
  browser: Browser,
  storefront: Storefront,
  state: VisitOptions['state'],
  walkThrough: (shopper: Shopper) => Promise<Result>,
): Promise<Result> => {
  const shopper = await openShopper(browser, storefront, { state, moving: true })
  try {
    shopper.page.setDefaultTimeout(STEP_TIMEOUT)
    const session = await shopper.context.newCDPSession(shopper.page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    return await walkThrough(shopper)
  } finally {
    await shopper.close()
  }
}

const measure = async (storefront: Storefront, count: number): Promise<Record<Row, Times>[]> => {
  const browser = await launchChromium()
  const member = await loggedIn(storefront, MEMBER)
  const play = async (round: number): Promise<Record<Row, Times>> => ({
    ...(await walkAs(browser, storefront, await loggedIn(storefront, `1399${String(round).padStart(7, '0')}`), walk)),
    ...(await walkAs(browser, storefront, member, walkMember)),
  })
  try {
    // Plays one round first, because a gateway's first response is slower than later ones.
    await play(0)
    const all: Record<Row, Times>[] = []
    for (let round = 1; round <= count; round += 1) {
      say(`Round ${round} of ${count} …`)
      all.push(await play(round))
    }
    return all
  } finally {
    await browser.close()
  }
}

const run = async (): Promise<void> => {
  const count = roundsOf(20)
  const built = option('built')
  if (!built) say('Building the storefront with an empty page …')
  const webRoot = built ?? (await buildWithEmptyPage())
  const gateway = await startGateway({ logLevel: 'silent', port: 0, host: '127.0.0.1', webRoot })
  try {
    const all = lines(
      await measure(
        storefrontAt(gateway.url, () => gateway.close()),
        count,
      ),
    )
    process.stdout.write(`\n${table(all)}\n\n${JSON.stringify({ bench: 'taps', rounds: count, lines: all })}\n`)
    if (all.some(({ met }) => !met)) process.exitCode = 1
  } finally {
    await gateway.close()
    if (!built) rmSync(webRoot, { recursive: true, force: true })
  }
}

void runBench(run).finally(() => process.exit())
