/*
 * `npm run bench:seats [-- --sizes … --reps … --only … --cpu … --shots … --quick]`: compares the seat map with others.
 */
import { cpus, loadavg } from 'node:os'
import { runBench, say } from '../command'
import { engineBytes, installPeers, peerCode, runnerCode } from './bundles'
import { type Figures, measure, type Run } from './measure'
import { type Options, readOptions } from './options'
import { type Entry, PEERS } from './peers'
import { measurePictures, pictureTable } from './pictures'
import { goalLines, medians, type Row, tables, verdicts } from './report'

/** Name by which `--only` selects the pictures. */
const PICTURES_ONLY = 'pictures'

type Code = Readonly<Record<string, { code: string; bytes: number }>>

const isCapped = ({ cap }: Entry, seats: number, cpu: number): boolean =>
  cap !== undefined && seats > cap[cpu > 1 ? 1 : 0]

/** Runs all measurements interleaved, so that other load of the machine affects all alike. */
const measureAll = async (peers: readonly Entry[], code: Code, runner: string, options: Options): Promise<Row[]> => {
  const runs = new Map<string, { run: Run; figures: Figures[]; failure?: string }>()
  for (const cpu of options.cpus)
    for (const seats of options.sizes)
      for (const entry of peers)
        if (!isCapped(entry, seats, cpu))
          runs.set(`${entry.name} ${seats} ${cpu}`, {
            run: { name: entry.name, seats, cpu, shots: cpu === 1 ? options.shots : '' },
            figures: [],
          })
  for (let rep = 1; rep <= options.reps; rep += 1)
    for (const [key, entry] of runs) {
      // Measures with a slowed processor only once, because these runs take as long as all other runs together.
      if (entry.failure || (entry.run.cpu > 1 && rep > 1)) continue
      try {
        const figures = await measure({ runner, peer: code[entry.run.name].code }, entry.run)
        entry.figures.push(figures)
        const { first, median, p95 } = figures
        say(`${rep} ${key}: first ${first.toFixed(0)}, median ${median.toFixed(1)}, p95 ${p95.toFixed(1)}`)
      } catch (error) {
        entry.failure = String((error as Error).message).split('\n')[0]
        say(`${rep} ${key}: ${entry.failure}`)
      }
    }
  return [...runs.values()].map(({ run: { name, seats, cpu }, figures, failure }) => ({
    name,
    seats,
    cpu,
    figures: figures.length > 0 ? medians(figures) : null,
    failure,
  }))
}

/** Measures the pictures, unless only maps were requested. Returns true if the goals of the pictures are met. */
const runPictures = async ({ only }: Options): Promise<boolean> => {
  if (only.length > 0 && !only.includes(PICTURES_ONLY)) return true
  say('view from a seat, share poster …')
  const pictures = await measurePictures()
  process.stdout.write(`${pictureTable(pictures)}\n\n${JSON.stringify({ bench: 'pictures', pictures })}\n\n`)
  return pictures.every(({ met }) => met)
}

const run = async (): Promise<void> => {
  const options = readOptions(process.argv.slice(2))
  if (!(await runPictures(options))) process.exitCode = 1
  if (options.only.length === 1 && options.only[0] === PICTURES_ONLY) return
  installPeers()
  const peers = PEERS.filter(({ name }) => options.only.length === 0 || options.only.includes(name))
  const runner = await runnerCode()
  const code: Record<string, { code: string; bytes: number }> = {}
  for (const { name } of peers) code[name] = await peerCode(name)
  const bytes = Object.fromEntries(peers.map(({ name }) => [name, code[name].bytes]))
  const engine = await engineBytes()
  const load = [loadavg()[0]]
  const rows = await measureAll(peers, code, runner, options)
  load.push(loadavg()[0])
  const goals = verdicts(rows, bytes, engine)
  const machine = `${cpus().length} cores of ${cpus()[0].model}; load before and after ${load.map((value) => value.toFixed(1)).join(', ')}`
  process.stdout.write(
    `${tables(rows, bytes)}\n\n${machine}; medians of ${options.reps} (slowed down: 1); times in ms\n\n`,
  )
  process.stdout.write(`${goalLines(goals)}\n\n`)
  process.stdout.write(`${JSON.stringify({ bench: 'seats', ...options, machine, bytes, engine, rows, goals })}\n`)
  if (goals.some(({ met }) => !met)) process.exitCode = 1
}

void runBench(run).finally(() => process.exit())
