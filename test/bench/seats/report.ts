import type { Figures } from './measure'
import { NAIVE, OURS, PEERS } from './peers'

/** Results of one map at one size and one processor speed: medians of its runs, or the reason why they are missing. */
export interface Row {
  name: string
  seats: number
  cpu: number
  figures: Figures | null
  failure?: string
}

/** Returns the median of the values that are not null. */
const median = (values: readonly (number | null)[]): number | null => {
  const sorted = values.filter((value) => value !== null).sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null
}

export const medians = (runs: readonly Figures[]): Figures =>
  Object.fromEntries(
    (Object.keys(runs[0]) as (keyof Figures)[]).map((name) => [name, median(runs.map((run) => run[name]))]),
  ) as unknown as Figures

/**
 * Columns in which this project's map must have the best figure. The tolerance is the difference up to which figures
 * count as equal.
 */
const COLUMNS = {
  first: 1,
  median: 0.1,
  p95: 0.1,
  hit: 0.005,
  tap: 0.5,
  memory: 0.05,
} as const

type Column = keyof typeof COLUMNS

export interface Verdict {
  goal: string
  value: number | null
  limit: number
  met: boolean
}

const verdict = (goal: string, value: number | null | undefined, limit: number): Verdict => ({
  goal,
  value: value ?? null,
  limit,
  met: value != null && value <= limit,
})

const JUDGED = PEERS.filter(({ isAside }) => !isAside).map(({ name }) => name)
const LIBRARIES = PEERS.filter(({ isAside, isBare }) => !isAside && !isBare).map(({ name }) => name)

/** Compares this project's map with the best compared map in every column, for 10,000 seats and more. */
const firsts = (rows: readonly Row[]): Verdict[] => {
  const groups = new Set(rows.filter(({ seats }) => seats >= 10_000).map(({ seats, cpu }) => `${seats} ${cpu}`))
  return [...groups].flatMap((group) => {
    const [seats, cpu] = group.split(' ').map(Number)
    const here = rows.filter((row) => row.seats === seats && row.cpu === cpu && JUDGED.includes(row.name))
    const ours = here.find(({ name }) => name === OURS)?.figures
    const others = here.filter(({ name, figures }) => name !== OURS && figures)
    if (!ours || others.length === 0) return []
    return (Object.keys(COLUMNS) as Column[]).map((column) => {
      const best = others.reduce((least, row) => (row.figures![column] < least.figures![column] ? row : least))
      const limit = best.figures![column] + COLUMNS[column]
      return verdict(`${seats} seats, ${cpu}× CPU: ${column} beside ${best.name}`, ours[column], limit)
    })
  })
}

/** Compares the times with the naive canvas at 50,000 seats. */
const shares = (rows: readonly Row[]): Verdict[] => {
  const at = (name: string, cpu: number) =>
    rows.find((row) => row.name === name && row.seats === 50_000 && row.cpu === cpu)?.figures
  const goals: [number, Column, number][] = [
    [1, 'first', 0.35],
    [1, 'median', 0.12],
    [1, 'p95', 0.12],
    [4, 'p95', 0.1],
  ]
  return goals.flatMap(([cpu, column, limit]) => {
    const ours = at(OURS, cpu)
    const naive = at(NAIVE, cpu)
    return ours && naive
      ? [verdict(`50000 seats, ${cpu}× CPU: ${column} / the naive canvas'`, ours[column] / naive[column], limit)]
      : []
  })
}

/** Returns each goal with its measured figure. Goals without a measurement are omitted. */
export const verdicts = (rows: readonly Row[], bytes: Readonly<Record<string, number>>, engine: number): Verdict[] => {
  const ours = rows.filter(({ name, figures }) => name === OURS && figures)
  const failed = rows.filter(({ name, figures }) => name === OURS && !figures)
  const sizes = LIBRARIES.filter((name) => name !== OURS && name in bytes).map((name) => bytes[name])
  const largest = ours.filter(({ seats, cpu }) => seats === 100_000 && cpu === 1)
  return [
    ...firsts(rows),
    ...shares(rows),
    ...largest.map(({ figures }) => verdict('100000 seats: hit, ms', figures!.hit, 0.1)),
    verdict('the whole engine, KB gzip', engine / 1024, 15),
    ...(sizes.length > 0
      ? [verdict('bytes beside the smallest library', bytes[OURS] / 1024, Math.min(...sizes) / 1024)]
      : []),
    verdict("largest bitmap / the surface's", Math.max(...ours.map(({ figures }) => figures!.largest)), 1),
    verdict('wrong hits of ours', Math.max(...ours.map(({ figures }) => 1 - figures!.right)), 0),
    verdict('runs of ours that failed', failed.length, 0),
  ]
}

const cell = (value: number | null, digits = 1): string =>
  value === null ? '–' : value >= 100 ? value.toFixed(0) : value.toFixed(digits)

const HEAD = [
  'map',
  'first frame',
  'median',
  'p95',
  'fit / zoom / close',
  'hit',
  'tap → painted',
  'memory MB (code)',
  'bitmaps MB (largest)',
  'KB gzip',
]

const lineOf = (row: Row, bytes: Readonly<Record<string, number>>): string[] => {
  const title = PEERS.find(({ name }) => name === row.name)?.title ?? row.name
  const { figures } = row
  if (!figures) return [title, row.failure ?? 'failed', '', '', '', '', '', '', '', cell(bytes[row.name] / 1024)]
  const { first, fit, zoom, close, hit, tap, memory, code, bitmaps, largest } = figures
  return [
    title,
    cell(first, 0),
    cell(figures.median),
    cell(figures.p95),
    [fit, zoom, close].map((value) => cell(value)).join(' / '),
    cell(hit, 3) + (figures.right < 1 ? ` (${Math.round(figures.right * 100)} % right)` : ''),
    cell(tap),
    `${cell(Math.max(0, memory), 2)} (${cell(code, 2)})`,
    `${cell(bitmaps)} (${largest.toFixed(2)}×)`,
    cell(bytes[row.name] / 1024),
  ]
}

/** Formats a Markdown table for each size and slow-down factor. Times are in ms. */
export const tables = (rows: readonly Row[], bytes: Readonly<Record<string, number>>): string =>
  [...new Set(rows.map(({ seats, cpu }) => `${seats} ${cpu}`))]
    .map((group) => {
      const [seats, cpu] = group.split(' ').map(Number)
      const here = rows.filter((row) => row.seats === seats && row.cpu === cpu)
      const lines = [HEAD, HEAD.map((_, at) => (at === 0 ? '---' : '--:')), ...here.map((row) => lineOf(row, bytes))]
      const title = `### ${seats.toLocaleString('en')} seats${cpu > 1 ? `, processor slowed down ${cpu}×` : ''}`
      return `${title}\n\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`
    })
    .join('\n\n')

export const goalLines = (goals: readonly Verdict[]): string =>
  goals
    .map(
      ({ goal, value, limit, met }) =>
        `${met ? 'met   ' : 'MISSED'}  ${goal}: ${cell(value, 3)} (at most ${cell(limit, 3)})`,
    )
    .join('\n')
