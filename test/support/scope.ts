import { randomInt } from 'node:crypto'

/** Share of a matrix that `npm test` runs. */
const SHARE = 1 / 8

/** Seed of a file that is run by itself, so that its result is the same each time. */
const DEFAULT_SEED = 1

/** Returns true in `npm run test:all`, or wherever `FOYER_MATRIX=1` is set. */
export const isWholeMatrix = (): boolean => process.env.FOYER_MATRIX === '1'

/** Returns how many of `count` cases to run: all of them in the whole matrix, else one eighth, rounded up. */
export const shareOf = (count: number): number => (isWholeMatrix() ? count : Math.ceil(count * SHARE))

/**
 * Returns the cases to run: all of them in the whole matrix, else every eighth. The seed of the run chooses where they begin, so that
 * eight runs in a row reach each case.
 */
export const partOf = <Case>(cases: readonly Case[]): readonly Case[] => {
  const parts = 1 / SHARE
  return isWholeMatrix() ? cases : cases.filter((_, at) => at % parts === runSeed() % parts)
}

/** Returns an FNV-1a hash: names that differ in one letter get distant values. */
const hash = (text: string): number => {
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  return sum >>> 0
}

/** Returns the option that a name chooses. It does not change when other names are added or removed. */
export const chosenBy = <Option>(name: string, options: readonly Option[]): Option =>
  options[hash(name) % options.length]!

/**
 * Returns the seed for long random runs: `FOYER_SEED`, else the seed that scripts/checks/run.ts drew for this run, else 1.
 * Draws one where `FOYER_SEED` is `random`. Put it into the test's title, so that a failure can be repeated.
 */
export const runSeed = (): number => {
  const { FOYER_SEED: chosen, FOYER_RUN_SEED: drawn } = process.env
  if (chosen && chosen !== 'random') return Number(chosen)
  if (drawn) return Number(drawn)
  return chosen === 'random' ? randomInt(1, 2 ** 31) : DEFAULT_SEED
}
