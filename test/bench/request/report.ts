import { AT_ONCE } from '@/request/scheduler'
import type { Cost } from './cost'
import { SERVICE, type Wait } from './rush-hour'

/** Maximum time that the pipeline may add to a call, ms. */
const COST_GOAL = 0.2
/** Maximum number of earlier requests for which a critical call may wait. */
const BEHIND_GOAL = 1

export interface QueueRow {
  crowd: string
  /** Results of all rounds: times are medians, numbers are from the worst round. */
  pipeline: Wait
  plainQueue: Wait
}

const lines = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const width = Math.max(...[head, ...rows].map(([title = '']) => title.length)) + 2
  return [head, ...rows]
    .map(([title = '', ...cells]) => `${title.padEnd(width)}${cells.map((cell) => cell.padStart(14)).join('')}`)
    .join('\n')
}

const micro = (ms: number | null) => (ms === null ? '' : (ms * 1000).toFixed(1))

export const costTable = (cost: readonly Cost[]): string =>
  lines(
    ['cost of a call, µs', 'bare mean', 'mean', 'p95', 'added'],
    cost.map(({ what, bareMean, mean, p95, added }) => [what, ...[bareMean, mean, p95, added].map(micro)]),
  )

export const queueTable = (rows: readonly QueueRow[]): string =>
  lines(
    [`critical call, ${SERVICE} ms a request`, 'answered, ms', 'waits for', 'all ended, ms', 'at once'],
    rows.flatMap(({ crowd, pipeline, plainQueue }) =>
      Object.entries({ pipeline, 'plain queue': plainQueue }).map(([name, { ms, behind, allMs, peak }]) => [
        `${crowd}: ${name}`,
        ...[ms, behind, allMs, peak].map(String),
      ]),
    ),
  )

/** Returns a sentence for each missed goal; empty if all goals are met. */
export const verdict = (cost: readonly Cost[], queue: readonly QueueRow[]): string[] => [
  ...cost
    .filter(({ added }) => !(added <= COST_GOAL))
    .map(({ what, added }) => `${what}: the pipeline adds ${added.toFixed(3)} ms, more than ${COST_GOAL}`),
  ...cost
    .filter(({ p95 }) => p95 !== null && !(p95 <= COST_GOAL))
    .map(({ what, p95 }) => `${what}: one call in twenty takes ${p95?.toFixed(3)} ms, more than ${COST_GOAL}`),
  ...queue
    .filter(({ pipeline }) => !(pipeline.behind <= BEHIND_GOAL))
    .map(({ crowd, pipeline }) => `behind ${crowd}: the critical call waits for ${pipeline.behind} requests`),
  ...queue
    .filter(({ pipeline }) => pipeline.peak > AT_ONCE)
    .map(({ crowd, pipeline }) => `behind ${crowd}: ${pipeline.peak} requests at once`),
]
