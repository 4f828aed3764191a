import type { Figures } from './load'

/**
 * Goals of test/bench/README.md. The figures are compared with two one-word pages of the same run. `bare` uses Taro’s
 * template, `lean` this project's browser targets.
 */
const GOALS = {
  scriptKB: 190,
  requestsToCard: 25,
  firstPaintShare: 0.35,
  firstCardShare: 1.05,
  blockingShare: 0.8,
  secondVisitShare: 0.35,
}

/** Returns the median; null for an empty list. */
export const median = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b)
  return known.length > 0 ? known[Math.floor((known.length - 1) / 2)] : null
}

/** Medians of all loads of one page. */
export const medians = (loads: readonly Figures[]): Figures =>
  Object.fromEntries(
    (Object.keys(loads[0]) as (keyof Figures)[]).map((name) => [name, median(loads.map((load) => load[name]))]),
  ) as unknown as Figures

/** Medians of each page. */
export interface StartupFigures {
  ours: Figures
  bare: Figures
  lean: Figures
  /** Two visits to the storefront in one browser. At the second visit, the app shell and home are on the device. */
  visits: { first: Figures; second: Figures }
}

export interface Verdict {
  goal: string
  value: number | null
  limit: number
  met: boolean
}

const share = (ours: number | null, bare: number | null): number | null =>
  ours === null || bare === null || bare === 0 ? null : ours / bare

/** Returns each goal with its measured figure. A goal is missed if its figure is missing. */
export const verdicts = ({ ours, bare, lean, visits }: StartupFigures): Verdict[] =>
  (
    [
      ['script of the first route, KB gzip', ours.scriptKB, GOALS.scriptKB],
      ['requests before the first card', ours.requestsToCard, GOALS.requestsToCard],
      ["first paint / the bare page's", share(ours.firstPaint, bare.firstPaint), GOALS.firstPaintShare],
      [
        "first real card / the lean page's first contentful paint",
        share(ours.firstCard, lean.firstContentfulPaint),
        GOALS.firstCardShare,
      ],
      ["blocking time / the lean page's", share(ours.blocking, lean.blocking), GOALS.blockingShare],
      [
        "second visit's first card / the first visit's",
        share(visits.second.firstCard, visits.first.firstCard),
        GOALS.secondVisitShare,
      ],
    ] as const
  ).map(([goal, value, limit]) => ({ goal, value, limit, met: value !== null && value <= limit }))

const cell = (value: number | null, digits = 0): string => (value === null ? '–' : value.toFixed(digits))

/** Formats the figures side by side, followed by the goals. */
export const table = (figures: StartupFigures): string => {
  const { ours, bare, lean, visits } = figures
  const rows: [string, keyof Figures, number][] = [
    ['script, KB gzip', 'scriptKB', 1],
    ['style, KB gzip', 'styleKB', 1],
    ['requests', 'requests', 0],
    ['  before the first card', 'requestsToCard', 0],
    ['first paint, ms', 'firstPaint', 0],
    ['first contentful paint, ms', 'firstContentfulPaint', 0],
    ['first real card, ms', 'firstCard', 0],
    ['blocking, ms', 'blocking', 0],
  ]
  const line = (title: string, ...cells: string[]) =>
    `${title.padEnd(30)}${cells.map((text) => text.padStart(12)).join('')}`
  return [
    line('', 'bare Taro', 'lean bare', 'Foyer', 'first visit', 'second'),
    ...rows.map(([title, name, digits]) =>
      line(title, ...[bare, lean, ours, visits.first, visits.second].map((loads) => cell(loads[name], digits))),
    ),
    '',
    ...verdicts(figures).map(
      ({ goal, value, limit, met }) => `${met ? 'met   ' : 'MISSED'}  ${goal}: ${cell(value, 2)} (at most ${limit})`,
    ),
  ].join('\n')
}
