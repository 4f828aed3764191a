/** Goals of test/bench/README.md. */
const GOALS = { frameShare: 0.25, frame: 20, nodes: 1_500, growth: 1.1, firstShare: 1.3 }

/** The figures of one scrolled list. */
export interface Scrolling {
  /** Work of the main thread per frame, 95th percentile, ms. */
  frame: number
  /** Maximum number of elements in the document. */
  nodes: number
  /** Heap size after scrolling divided by the size before, both after a garbage collection. */
  growth: number
}

/** Ms from a search to its first card on the screen. */
export interface FirstResults {
  ours: number
  /** Ms of a fetch of the same address, with its cards drawn as plain text. */
  bare: number
}

export interface ListFigures {
  ours: Scrolling
  /** The same list with all entries drawn. */
  whole: Scrolling
  /** Null for a list without a search. */
  search: FirstResults | null
}

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b)

/** Returns the median, or NaN without values. */
export const medianOf = (values: readonly number[]): number =>
  sorted(values)[Math.floor((values.length - 1) / 2)] ?? NaN

/** Returns the quantile `share` of the values, 0 to 1, or NaN without values. */
export const percentile = (values: readonly number[], share: number): number =>
  sorted(values)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? NaN

/** Returns each goal with its figure. A figure that is no number misses its goal. */
export const verdicts = ({ ours, whole, search }: ListFigures) =>
  (
    [
      ["p95 frame / the whole list's", ours.frame / whole.frame, GOALS.frameShare],
      ['p95 frame, ms', ours.frame, GOALS.frame],
      ['elements', ours.nodes, GOALS.nodes],
      ['heap after / before', ours.growth, GOALS.growth],
      ...(search
        ? ([['first results / a bare fetch and paint', search.ours / search.bare, GOALS.firstShare]] as const)
        : []),
    ] as const
  ).map(([goal, value, limit]) => ({ goal, value, limit, met: value <= limit }))

/** Formats the figures side by side, then the goals. */
export const table = (figures: ListFigures): string => {
  const { ours, whole, search } = figures
  const line = (title: string, ...values: (number | string)[]) =>
    `${title.padEnd(30)}${values.map((value) => (typeof value === 'number' ? value.toFixed(1) : value).padStart(12)).join('')}`
  return [
    line('', 'whole', 'Foyer'),
    line('p95 frame, ms', whole.frame, ours.frame),
    line('elements', whole.nodes, ours.nodes),
    line('heap after / before', whole.growth, ours.growth),
    ...(search ? [line('', 'bare', 'Foyer'), line('first results, ms', search.bare, search.ours)] : []),
    '',
    ...verdicts(figures).map(
      ({ goal, value, limit, met }) => `${met ? 'met   ' : 'MISSED'}  ${goal}: ${value.toFixed(2)} (at most ${limit})`,
    ),
  ].join('\n')
}
