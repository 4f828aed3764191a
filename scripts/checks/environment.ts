import { randomInt } from 'node:crypto'

/** Sets with long random runs, which have another seed each time. */
const SEEDED = new Set(['all', 'matrix'])

type Variables = Record<string, string | undefined>

/** Returns `FOYER_SEED`, or a random seed if it is `random` or absent. @throws Error for any other value */
export const drawSeed = (chosen = 'random', draw = (): number => randomInt(1, 2 ** 31)): number => {
  const seed = chosen === 'random' || chosen === '' ? draw() : Number(chosen)
  if (!Number.isInteger(seed)) throw new Error(`Invalid FOYER_SEED "${chosen}": use an integer or random.`)
  return seed
}

/**
 * Returns additional variables for a set's checks: `FOYER_MATRIX=1` for the whole matrix, and `FOYER_RUN_SEED` with the
 * value of `FOYER_SEED` if that is a number.
 * @throws Error if `FOYER_SEED` is neither a number nor `random`
 */
export const variablesOf = (
  set: string,
  { FOYER_SEED: chosen }: Variables,
  draw?: () => number,
): Record<string, string> => {
  if (!SEEDED.has(set)) return {}
  return { FOYER_RUN_SEED: String(drawSeed(chosen, draw)), ...(set === 'matrix' ? { FOYER_MATRIX: '1' } : {}) }
}
