import { randomInt } from 'node:crypto'

/** Share of a matrix that `npm test` runs. */
const SHARE = 1 / 8

/** Seed for a test file that is run alone, so that its result is the same each time. */
const DEFAULT_SEED = 1

/** Returns true in `npm run test:all`, and whenever `FOYER_MATRIX=1` is set. */
export const isWholeMatrix = (): boolean => process.env.FOYER_MATRIX === '1'

/** Returns how many of `count` cases to run. In the whole matrix it is all cases, otherwise one eighth, rounded up. */
export const shareOf = (count: number): number => (isWholeMatrix() ? count : Math.ceil(count * SHARE))

/**
 * Returns the cases to run. In the whole matrix it is all cases, otherwise every eighth. The seed of the run determines
 * the first case, so that different runs cover different cases.
 */
export const partOf = <Case>(cases: readonly Case[]): readonly Case[] => {
  const parts = 1 / SHARE
  return isWholeMatrix() ? cases : cases.filter((_, at) => at % parts === runSeed() % parts)
}

/** Returns an FNV-1a hash. Names that differ in a single letter get very different values. */
const hash = (text: string): number => {
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  return sum >>> 0
}

/**
 * Returns the option that is assigned to a name. The assignment does not change when other names are added or removed.
 */
export const chosenBy = <Option>(name: string, options: readonly Option[]): Option =>
  options[hash(name) % options.length]!

/**
 * Returns the seed for long random runs: `FOYER_SEED`, else the seed that scripts/checks/run.ts has set for this run,
 * else 1. If `FOYER_SEED` is `random`, draws a seed. Put the seed into the title of the test, so that a failure can be
 * reproduced.
 */
export const runSeed = (): number => {
  const { FOYER_SEED: chosen, FOYER_RUN_SEED: drawn } = process.env
  if (chosen && chosen !== 'random') return Number(chosen)
  if (drawn) return Number(drawn)
  return chosen === 'random' ? randomInt(1, 2 ** 31) : DEFAULT_SEED
}
