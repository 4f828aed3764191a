import fc from 'fast-check'
import { memoryClock } from '../../scripts/gateway/core/clock'
import type { Gateway } from '../../scripts/gateway/core/context'
import { type GatewayOptions, startGateway } from '../../scripts/gateway/core/server'
import { conclude, numberOf, onEngines, runBench } from './command'

/**
 * State of a random walk on one gateway. `open` is called once, `begin` before each run, and `finish` after each run.
 */
export interface MachineWorld {
  readonly played: object
  open(): Promise<void>
  begin(): Promise<void>
  /** Rejects if a run has broken a rule. */
  finish?(): Promise<void>
}

/** Parameters of the random choices. FOYER_SEED sets the seed. */
type Drawing = Pick<fc.Parameters, 'seed' | 'endOnFailure'>

export interface Machine<World extends MachineWorld> {
  name: string
  /** Default number of runs on each database. */
  runs: number
  make: (gateway: Gateway, url: string) => World
  commands: (maxCommands: number) => fc.Arbitrary<Iterable<fc.AsyncCommand<object, World>>>
  /** Kinds of steps that must occur at least once. Default: all kinds that are counted. */
  kinds?: readonly (keyof World['played'])[]
  /** Runs after the walk on the same gateway. @returns the counts, and the broken rules */
  next?: (gateway: Gateway, drawing: Drawing) => Promise<{ played: object; broken: string[] }>
}

/** Maximum number of steps in a run. */
const STEPS = 40

/** Returns the failures of a property; empty if the property holds. */
export const failureOf = <Drawn>({ failed, errorInstance, counterexample }: fc.RunDetails<Drawn>): string[] =>
  failed ? [`${String(errorInstance)} after ${fc.stringify(counterexample)}`] : []

/** Returns the required kinds of steps that never occurred, by the path of their count. */
export const neverDone = (counts: object, path = ''): string[] =>
  Object.entries(counts).flatMap(([kind, count]: [string, unknown]) => {
    if (typeof count === 'object' && count !== null) return neverDone(count, `${path}${kind}.`)
    return count === 0 ? [`never done: ${path}${kind}`] : []
  })

/**
 * Runs the random walks of a machine on a new gateway.
 * @returns the counts of the steps, and the broken rules
 */
export const playOn = async <World extends MachineWorld>(
  { runs, make, commands, kinds, next }: Machine<World>,
  engine: string,
  options: GatewayOptions,
) => {
  const numRuns = numberOf('runs', runs)
  process.stderr.write(`${engine}: ${numRuns} runs …\n`)
  // The clock only advances in steps, so that deadlines are reached to the exact millisecond.
  const clock = memoryClock(Date.now(), () => 0)
  const gateway = await startGateway({ ...options, clock, logLevel: 'silent' })
  try {
    const begun = Date.now()
    const world = make(gateway.context, gateway.url)
    await world.open()
    const property = fc.asyncProperty(commands(STEPS), async (steps) => {
      await world.begin()
      await fc.asyncModelRun(() => ({ model: {}, real: world }), steps)
      await world.finish?.()
    })
    const drawing = { seed: Number(process.env.FOYER_SEED ?? 1), endOnFailure: true }
    const walked = await fc.check(property, { ...drawing, numRuns })
    const followed = await next?.(gateway.context, drawing)
    const counts: Record<string, unknown> = { ...world.played }
    const wanted = kinds?.map((kind) => [String(kind), counts[String(kind)]] as const) ?? Object.entries(counts)
    const broken = [...failureOf(walked), ...neverDone(Object.fromEntries(wanted)), ...(followed?.broken ?? [])]
    return { engine, runs: walked.numRuns, ...world.played, ...followed?.played, ms: Date.now() - begun, broken }
  } finally {
    await gateway.close()
  }
}

const run = async <World extends MachineWorld>(machine: Machine<World>): Promise<void> => {
  const engines = await onEngines((engine, options) => playOn(machine, engine, options))
  for (const { engine, broken, ...figures } of engines) {
    process.stdout.write(`${engine}: ${JSON.stringify(figures)}\n${broken.map((rule) => `  ${rule}\n`).join('')}`)
  }
  const met = engines.every(({ broken }) => broken.length === 0)
  conclude(machine.name, met, { engines })
}

/**
 * Runs random steps on both databases (`--only pglite|postgres`, `--runs 40`) and prints their counts. Exits 1 if a
 * rule is broken or a kind of step never occurred.
 */
export const playMachine = <World extends MachineWorld>(machine: Machine<World>): void =>
  void runBench(() => run(machine))
