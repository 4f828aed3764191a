/** The options of a run. */
export interface Options {
  sizes: number[]
  reps: number
  /** Names of peers; empty for all. */
  only: string[]
  /** Slow-downs of the processor. */
  cpus: number[]
  /** A folder for pictures of each map, far and near; empty for none. */
  shots: string
}

const FULL: Options = { sizes: [1_000, 10_000, 50_000, 100_000], reps: 2, only: [], cpus: [1, 4], shots: '' }
const QUICK: Options = { ...FULL, sizes: [10_000, 50_000], reps: 1 }

const list = (value: string): string[] => value.split(',').filter((part) => part !== '')

/**
 * Reads `--sizes 1000,50000 --reps 3 --only ours,naive --cpu 1,4 --shots folder --quick`. @throws for an unknown
 * argument
 */
export const readOptions = (words: readonly string[]): Options => {
  const options = { ...(words.includes('--quick') ? QUICK : FULL) }
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]
    if (word === '--quick') continue
    const value = words[(at += 1)]
    if (value === undefined) throw new Error(`${word} needs a value`)
    if (word === '--sizes') options.sizes = list(value).map(Number)
    else if (word === '--reps') options.reps = Number(value)
    else if (word === '--only') options.only = list(value)
    else if (word === '--cpu') options.cpus = list(value).map(Number)
    else if (word === '--shots') options.shots = value
    else throw new Error(`Unknown option ${word}: --sizes --reps --only --cpu --shots --quick`)
  }
  return options
}
