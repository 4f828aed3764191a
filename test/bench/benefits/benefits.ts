/*
 * `npm run bench:benefits [-- --only pglite|postgres] [--subject NAME] [--runs 40] [--rounds 300]`
 * Walks through the life of points and of levels with concurrent devices and a moving clock, and checks every account
 * after each step. The subjects are points, levels, balance, prices and wallet.
 * Then compares the balance of an account with a plain sum, and prices with points with those without. The wallet is
 * compared with the lists that it summarizes.
 */
import type { GatewayOptions } from '../../../scripts/gateway/core/server'
import { conclude, onEngines, option, runBench, say } from '../command'
import { measureBalance } from './balance'
import { walkPoints } from './points'
import { measurePrices } from './prices'
import { walkLevels } from './levels/levels'
import { measureWallet } from './wallet'

/** Result of a subject on one database: its figures, and the broken rules and missed goals as sentences. */
export interface SubjectResult {
  figures: object
  broken: string[]
}

const SUBJECTS = {
  points: walkPoints,
  levels: walkLevels,
  balance: measureBalance,
  prices: measurePrices,
  wallet: measureWallet,
} satisfies Record<string, (engine: string, options: GatewayOptions) => Promise<SubjectResult>>

const run = async (): Promise<void> => {
  const wanted = option('subject')
  const subjects = Object.entries(SUBJECTS).filter(([name]) => wanted === null || name === wanted)
  if (subjects.length === 0) throw new Error(`Invalid --subject "${wanted}": use ${Object.keys(SUBJECTS).join(', ')}.`)
  const all: ({ subject: string; engine: string } & SubjectResult)[] = []
  for (const [subject, play] of subjects) {
    const results = await onEngines(async (engine, options) => {
      say(`${subject}, ${engine} …`)
      return { subject, engine, ...(await play(engine, options)) }
    })
    for (const { engine, figures, broken } of results)
      process.stdout.write(
        `${subject}, ${engine}: ${JSON.stringify(figures)}\n${broken.map((rule) => `  ${rule}\n`).join('')}`,
      )
    all.push(...results)
  }
  conclude(
    'benefits',
    all.every(({ broken }) => broken.length === 0),
    { results: all },
  )
}

void runBench(run)
