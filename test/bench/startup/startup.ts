/*
 * `npm run bench:startup [-- --rounds N]`: measures how soon the storefront shows content, on a first and on a second
 * visit. Compares it with two bare Taro pages.
 */
import { rmSync } from 'node:fs'
import { startGateway } from '../../../scripts/gateway/core/server'
import { roundsOf, runBench } from '../command'
import { bareBuild, ourBuild } from './builds'
import { coldLoad, type Figures, twoVisits } from './load'
import { medians, type StartupFigures, table, type Verdict, verdicts } from './report'
import { serve } from './serve'
import { CPU_SLOWDOWNS } from './slow-phone'

const PAGES = ['bare', 'lean', 'ours'] as const
type Page = (typeof PAGES)[number]

/**
 * Returns the medians of every page's loads. Loads are interleaved, so that other load of the machine affects all pages
 * equally.
 */
const measure = async (count: number, slowdown: number, urls: Record<Page, string>): Promise<StartupFigures> => {
  const open = (page: Page) => ({ url: urls[page], slowdown })
  const loads: Record<Page, Figures[]> = { bare: [], lean: [], ours: [] }
  const visits: { first: Figures; second: Figures }[] = []
  // Sends one request first, because a server's first response is slower than later ones.
  await coldLoad(open('ours'))
  for (let round = 1; round <= count; round += 1) {
    process.stderr.write(`Processor slowed ${slowdown}×, round ${round} of ${count} …\n`)
    for (const page of PAGES) loads[page].push(await coldLoad(open(page)))
    visits.push(await twoVisits(open('ours')))
  }
  const { bare, lean, ours } = loads
  return {
    bare: medians(bare),
    lean: medians(lean),
    ours: medians(ours),
    visits: {
      first: medians(visits.map(({ first }) => first)),
      second: medians(visits.map(({ second }) => second)),
    },
  }
}

const run = async (): Promise<void> => {
  const count = roundsOf(5)
  const ourFolder = await ourBuild()
  const bareFolders = [await bareBuild('taro'), await bareBuild('lean')]
  const gateway = await startGateway({ logLevel: 'silent', webRoot: ourFolder })
  const [bare, lean] = await Promise.all(bareFolders.map((folder) => serve(folder)))
  const ours = await serve(ourFolder, gateway.url)
  try {
    const runs: (StartupFigures & { slowdown: number; goals: Verdict[] })[] = []
    for (const slowdown of CPU_SLOWDOWNS) {
      const figures = await measure(count, slowdown, { bare: bare.url, lean: lean.url, ours: ours.url })
      process.stdout.write(`\nProcessor slowed ${slowdown}×\n${table(figures)}\n\n`)
      runs.push({ slowdown, ...figures, goals: verdicts(figures) })
    }
    process.stdout.write(`${JSON.stringify({ bench: 'startup', rounds: count, runs })}\n`)
    if (runs.some(({ goals }) => goals.some(({ met }) => !met))) process.exitCode = 1
  } finally {
    for (const server of [bare, lean, ours]) server.close()
    await gateway.close()
    for (const folder of bareFolders) rmSync(folder, { recursive: true, force: true })
  }
}

void runBench(run).finally(() => process.exit())
