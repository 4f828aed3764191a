import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'

/** Sets of checks that run long randomized tests. */
const SEEDED = new Set(['all', 'matrix'])

type Variables = Record<string, string | undefined>

/**
 * Returns `FOYER_SEED`, or a random seed if the variable is `random` or absent.
 *
 * @throws Error for any other value
 */
export const drawSeed = (chosen = 'random'): number => {
  const seed = chosen === 'random' || chosen === '' ? randomInt(1, 2 ** 31) : Number(chosen)
  if (!Number.isInteger(seed)) throw new Error(`Invalid FOYER_SEED "${chosen}": use an integer or random.`)
  return seed
}

/**
 * Returns a seed from the committed files: a run that passed locally also passes on CI for the same files. Returns a
 * random seed outside of a clone.
 */
const seedOfFiles = (): number => {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD^{tree}'], { encoding: 'utf8' })
  return status === 0 ? Number.parseInt(stdout.slice(0, 7), 16) : drawSeed()
}

/**
 * Returns additional environment variables for a set's checks: `FOYER_MATRIX=1` for the whole matrix, and the seed as
 * `FOYER_RUN_SEED`. `FOYER_SEED` sets the seed: a number, or `random` for a different seed in each run. Without it, the
 * seed depends on the committed files.
 * @throws Error if `FOYER_SEED` is neither a number nor `random`
 */
export const variablesOf = (
  set: string,
  { FOYER_SEED: chosen }: Variables,
  ofFiles = seedOfFiles,
): Record<string, string> => {
  if (!SEEDED.has(set)) return {}
  return {
    FOYER_RUN_SEED: String(chosen ? drawSeed(chosen) : ofFiles()),
    ...(set === 'matrix' ? { FOYER_MATRIX: '1' } : {}),
  }
}
