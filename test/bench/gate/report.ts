import type { CrowdFigures } from './crowd'
import type { CheckFigures } from './page/checks'
import type { StartFigures } from './start'

/** Goals of test/bench/README.md. The baselines are measured in the same run. */
const GOALS = {
  checksPerSecond: 1_000,
  checksShare: 1.2,
  cameraP95: 300,
  cameraShare: 0.6,
  listMegabytes: 5,
  listShare: 0.9,
  startShare: 0.5,
  /** Number of people per second: 2,000 people in 15 minutes. */
  peoplePerSecond: 2_000 / 900,
}

export interface CameraFigures {
  /** Time from the frame with each code to the verdict, ms; -1 for a code that was not read or not admitted. */
  ours: number[]
  plain: number[]
}

export interface ListFigures {
  tickets: number
  /** Compressed size of the list in column form, bytes of gzip. */
  columns: number
  rows: number
}

export interface GateFigures {
  checks: CheckFigures
  camera: CameraFigures
  list: ListFigures
  start: StartFigures
  crowd: CrowdFigures
}

export interface Verdict {
  goal: string
  value: number | null
  limit: string
  met: boolean
}

/** Returns the quantile `part` (0 to 1) of the times; null if a time is missing. */
const quantile = (times: readonly number[], part: number): number | null => {
  if (times.length === 0 || times.some((time) => time < 0)) return null
  const sorted = [...times].sort((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * part) - 1]
}
export const p95 = (times: readonly number[]): number | null => quantile(times, 0.95)
const p50 = (times: readonly number[]): number | null => quantile(times, 0.5)

const share = (one: number | null, other: number | null): number | null =>
  one === null || other === null || other === 0 ? null : one / other

const atMost = (goal: string, value: number | null, limit: number): Verdict => ({
  ...{ goal, value, limit: `at most ${limit}` },
  met: value !== null && value <= limit,
})
const atLeast = (goal: string, value: number | null, limit: number): Verdict => ({
  ...{ goal, value, limit: `at least ${limit.toFixed(1)}` },
  met: value !== null && value >= limit,
})

/** Returns each goal with its measured figure. A goal is missed if its figure is missing. */
export const verdicts = ({ checks, camera, list, start, crowd }: GateFigures): Verdict[] => {
  const accounted = crowd.refused + crowd.reported
  return [
    atLeast('offline checks a second', checks.indexed, GOALS.checksPerSecond),
    atLeast('offline checks / those of a list that is searched', checks.indexed / checks.searched, GOALS.checksShare),
    atMost('camera frame to verdict, p95 ms', p95(camera.ours), GOALS.cameraP95),
    atMost("camera / a plain reader's, p50", share(p50(camera.ours), p50(camera.plain)), GOALS.cameraShare),
    atMost('list, MB gzip', list.columns / 1e6, GOALS.listMegabytes),
    atMost('list / the same in rows', list.columns / list.rows, GOALS.listShare),
    atMost('first code offline / online', share(start.offline, start.online), GOALS.startShare),
    atMost(
      'first code offline / online with a cached app shell',
      share(start.offline, start.onlineAgain),
      GOALS.startShare,
    ),
    atLeast('people a second at four gates', crowd.perSecond, GOALS.peoplePerSecond),
    atLeast('tickets that each gate knows to be in / people', Math.min(...crowd.inside) / crowd.people, 1),
    atMost('the same, at most', Math.max(...crowd.inside) / crowd.people, 1),
    atLeast('copies refused or reported / shown', share(accounted, crowd.copies), 1),
    atMost('reports that did not arrive', crowd.waiting, 0),
  ]
}

const cell = (value: number | null, digits = 0): string => (value === null ? '–' : value.toFixed(digits))

/** Formats the figures, followed by the goals. */
export const table = (figures: GateFigures): string => {
  const { checks, camera, list, start, crowd } = figures
  const missed = camera.ours.filter((time) => time < 0).length
  return [
    `checks a second             ours ${cell(checks.indexed)}, searched ${cell(checks.searched)}; list opened in ${cell(checks.opening)} ms`,
    `frame to verdict, ms        ours p50 ${cell(p50(camera.ours))} p95 ${cell(p95(camera.ours))}, plain p50 ${cell(p50(camera.plain))} p95 ${cell(p95(camera.plain))}; ${missed} of ${camera.ours.length} not read`,
    `list of ${list.tickets}, KB gzip     columns ${cell(list.columns / 1024)}, rows ${cell(list.rows / 1024)}`,
    `first code, ms              online ${cell(start.online)}, with a cached app shell ${cell(start.onlineAgain)}, offline ${cell(start.offline)}`,
    `crowd                       ${crowd.people} at four gates, ${cell(crowd.perSecond, 1)} a second, p95 ${cell(crowd.p95)} ms; ${crowd.copies} copies: ${crowd.refused} refused, ${crowd.reported} reported as doubles`,
    '',
    ...verdicts(figures).map(
      ({ goal, value, limit, met }) => `${met ? 'met   ' : 'MISSED'}  ${goal}: ${cell(value, 2)} (${limit})`,
    ),
  ].join('\n')
}
