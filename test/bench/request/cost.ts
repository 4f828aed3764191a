import type { Send } from '@/platform/transport/contract'
import { ANSWER, clientOver, ordering, orderingParams, reading, readingParams } from './calls'

/**
 * Measurements of a series of calls: mean processor time of all calls (ms), and duration of each call that ran alone
 * (ms).
 */
interface Course {
  mean: number
  times: number[]
}

/** Cost of a call, ms. Means are processor time, so that other load of the machine does not distort them. */
export interface Cost {
  what: string
  bareMean: number
  mean: number
  /** 95th percentile of wall-clock time; null for parallel calls. */
  p95: number | null
  /** Mean of a call through the pipeline minus the mean of a bare call, ms. */
  added: number
}

const send: Send = () => Promise.resolve(ANSWER)

/** Number of calls in a series. */
const CALLS = 1_000

const processorTime = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

type Run = (call: (turn: number) => Promise<unknown>, from: number) => Promise<Course>

const oneByOne: Run = async (call, from) => {
  const times: number[] = []
  const before = processorTime()
  for (let turn = from; turn < from + CALLS; turn += 1) {
    const began = performance.now()
    await call(turn)
    times.push(performance.now() - began)
  }
  return { mean: (processorTime() - before) / CALLS, times }
}

const together: Run = async (call, from) => {
  const before = processorTime()
  await Promise.all(Array.from({ length: CALLS }, (_, turn) => call(from + turn)))
  return { mean: (processorTime() - before) / CALLS, times: [] }
}

const headers = { 'access-token': 'T', 'terminal-src': 'H5' }
const bareGet = (turn: number) =>
  send({ method: 'GET', url: reading.path, query: { lang: 'zh', ...readingParams(turn) }, headers })
const barePost = (turn: number) => send({ method: 'POST', url: ordering.path, body: orderingParams(turn), headers })

const client = clientOver(send)
const get = (turn: number) => client.call(reading, readingParams(turn))
const order = (turn: number) => client.call(ordering, orderingParams(turn))

const COURSES = [
  { what: 'GET, one after the other', run: oneByOne, bare: bareGet, full: get },
  { what: 'POST, one after the other', run: oneByOne, bare: barePost, full: order },
  { what: 'GET, 1,000 at once', run: together, bare: bareGet, full: get },
]

const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length
/** Rounds to a ten-thousandth of a millisecond. */
const fine = (ms: number) => Math.round(ms * 10_000) / 10_000
const p95 = (values: readonly number[]) =>
  values.length === 0 ? null : fine([...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)]!)

/**
 * Runs every series alternately bare and through the pipeline. The first rounds are a warm-up for the JavaScript
 * engine.
 */
export const measureCost = async (rounds: number): Promise<Cost[]> => {
  const WARM = 2
  const measured = COURSES.map(() => ({ bare: [] as Course[], full: [] as Course[] }))
  for (let round = 0; round < rounds + WARM; round += 1) {
    for (const [at, { run, bare, full }] of COURSES.entries()) {
      const from = round * CALLS
      const course = { bare: await run(bare, from), full: await run(full, from) }
      if (round < WARM) continue
      measured[at]!.bare.push(course.bare)
      measured[at]!.full.push(course.full)
    }
  }
  return COURSES.map(({ what }, at) => {
    const means = (of: 'bare' | 'full') => mean(measured[at]![of].map((course) => course.mean))
    const bareMean = means('bare')
    const full = means('full')
    const times = measured[at]!.full.flatMap((course) => course.times)
    return { what, bareMean: fine(bareMean), mean: fine(full), p95: p95(times), added: fine(full - bareMean) }
  })
}
