import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'

/** Sets with long random runs. */
const SEEDED = new Set(['all', 'matrix'])

type Variables = Record<string, string | undefined>

/** Returns `FOYER_SEED`, or a random seed if it is `random` or absent. @throws Error for any other value */
export const drawSeed = (chosen = 'random'): number => {
  const seed = chosen === 'random' || chosen === '' ? randomInt(1, 2 ** 31) : Number(chosen)
  if (!Number.isInteger(seed)) throw new Error(`Invalid FOYER_SEED "${chosen}": use an integer or random.`)
  return seed
}

/**
 * Returns the seed of the committed files, so that a run passes on CI if it passed for the same files before. Draws one
 * outside of a clone.
 */
const seedOfFiles = (): number => {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD^{tree}'], { encoding: 'utf8' })
  return status === 0 ? Number.parseInt(stdout.slice(0, 7), 16) : drawSeed()
}

/**
 * Returns additional variables for a set's checks: `FOYER_MATRIX=1` for the whole matrix, and the seed as
 * `FOYER_RUN_SEED`. It is the number in `FOYER_SEED`, or another number each time if that is `random`. Without
 * `FOYER_SEED`, the committed files choose it.
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
