/** The options of a run. */
export interface Options {
  sizes: number[]
  reps: number
  /** Names of the compared maps; empty for all maps. */
  only: string[]
  /** Factors by which the processor is slowed down. */
  cpus: number[]
  /** Folder for pictures of each map, zoomed out and zoomed in; empty for no pictures. */
  shots: string
}

const FULL: Options = { sizes: [1_000, 10_000, 50_000, 100_000], reps: 2, only: [], cpus: [1, 4], shots: '' }
const QUICK: Options = { ...FULL, sizes: [10_000, 50_000], reps: 1 }

const list = (value: string): string[] => value.split(',').filter((part) => part !== '')

/**
 * Reads `--sizes 1000,50000 --reps 3 --only ours,naive --cpu 1,4 --shots folder --quick`. @throws for an unknown
 * argument
 */
export const readOptions = (args: readonly string[]): Options => {
  const options = { ...(args.includes('--quick') ? QUICK : FULL) }
  for (let at = 0; at < args.length; at += 1) {
    const name = args[at]
    if (name === '--quick') continue
    const value = args[(at += 1)]
    if (value === undefined) throw new Error(`Missing value of ${name}.`)
    if (name === '--sizes') options.sizes = list(value).map(Number)
    else if (name === '--reps') options.reps = Number(value)
    else if (name === '--only') options.only = list(value)
    else if (name === '--cpu') options.cpus = list(value).map(Number)
    else if (name === '--shots') options.shots = value
    else throw new Error(`Invalid option "${name}": use --sizes, --reps, --only, --cpu, --shots or --quick.`)
  }
  return options
}
