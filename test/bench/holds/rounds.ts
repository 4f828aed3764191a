import type { RunningGateway } from '../../../scripts/gateway/core/server'
import { makeAccounts } from '../command'
import { holdClient } from './client'
import { chooseAgain, holdAtOnce, releaseAll } from './crowd'
import { advance, readHall } from './hall'
import { brokenBy, type Round } from './judge'

/** Sections with about 600 and 400 seats. Each is too small for 500 buyers. */
const SECTIONS = ['108', '205', '318', 'P8']

export interface Wanted {
  buyers: number
  seeds: number
  sockets: number
}

/**
 * Runs a round for each seed on one gateway, and restores the hall after each round.
 * @returns the rounds, and the time that the holds took, ms
 */
export const playRounds = async (
  { context, url }: Pick<RunningGateway, 'context' | 'url'>,
  { buyers, seeds, sockets }: Wanted,
  say: (line: string) => void = () => undefined,
): Promise<{ rounds: Round[]; ms: number }> => {
  const tokens = await makeAccounts(
    context,
    Array.from({ length: buyers }, (_, at) => `HOLDER${at}`),
  )
  const client = holdClient(url, sockets)
  const rounds: Round[] = []
  let ms = 0
  for (let seed = 1; seed <= seeds; seed += 1) {
    const section = SECTIONS[seed % SECTIONS.length]
    const before = await readHall(context, url)
    const from = performance.now()
    const courses = await holdAtOnce(client, tokens, section, seed)
    await chooseAgain(client, courses, section, seed)
    ms += performance.now() - from
    const held = await readHall(context, url)
    const advanced = await advance(before, url)
    const released = await releaseAll(client, courses)
    const after = await readHall(context, url)
    const round = { seed, courses, before, held, advanced, released, after }
    rounds.push(round)
    const holders = courses.filter(({ holdId }) => holdId).length
    const rules = brokenBy(round).join(', ') || 'held'
    say(`seed ${seed}: section ${section}, ${holders} of ${buyers} hold seats, rules: ${rules}`)
  }
  client.close()
  return { rounds, ms }
}
