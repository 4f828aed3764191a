import { randomInt } from 'node:crypto'

/** Sets whose long random runs have another seed in each run. */
const SEEDED = new Set(['all', 'matrix'])

type Variables = Record<string, string | undefined>

/** Returns `FOYER_SEED`, or a drawn seed where it is `random` or absent. @throws Error when it is anything else */
export const drawSeed = (chosen = 'random', draw = (): number => randomInt(1, 2 ** 31)): number => {
  const seed = chosen === 'random' || chosen === '' ? draw() : Number(chosen)
  if (!Number.isInteger(seed)) throw new Error(`Invalid FOYER_SEED "${chosen}": use an integer or random.`)
  return seed
}

/**
 * Returns the variables that a set's checks read besides those that are set already: `FOYER_MATRIX=1` for the whole matrix,
 * and `FOYER_RUN_SEED`, which is `FOYER_SEED` where that is a number.
 *
 * @throws Error when `FOYER_SEED` is neither a number nor `random`
 */
export const variablesOf = (
  set: string,
  { FOYER_SEED: chosen }: Variables,
  draw?: () => number,
): Record<string, string> => {
  if (!SEEDED.has(set)) return {}
  return { FOYER_RUN_SEED: String(drawSeed(chosen, draw)), ...(set === 'matrix' ? { FOYER_MATRIX: '1' } : {}) }
}
