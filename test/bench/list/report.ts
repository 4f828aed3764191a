/** Goals of test/bench/README.md. */
const GOALS = { frameShare: 0.25, frame: 20, nodes: 1_500, growth: 1.1, firstShare: 1.3, memberShare: 1.1 }

/** The figures of one scrolled list. */
export interface Scrolling {
  /** 95th percentile of the main thread's work per frame, ms. */
  frame: number
  /** Maximum number of elements in the document. */
  nodes: number
  /** Heap size after scrolling, divided by the size before scrolling. Both are measured after a garbage collection. */
  growth: number
}

/** Time from a search to its first card on the screen, ms. */
export interface FirstResults {
  ours: number
  /** Time to fetch the same address and draw its cards as plain text, ms. */
  bare: number
}

export interface ListFigures {
  ours: Scrolling
  /** Figures of the same list when all its entries are rendered. */
  whole: Scrolling
  /**
   * Figures of the same list for a member, whose cards also have member prices; null for a list without member prices.
   */
  member: Scrolling | null
  /** Figures of the search; null for a list without a search. */
  search: FirstResults | null
}

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b)

/** Returns the median, or NaN without values. */
export const medianOf = (values: readonly number[]): number =>
  sorted(values)[Math.floor((values.length - 1) / 2)] ?? NaN

/** Returns the quantile `share` (0 to 1) of the values; NaN without values. */
export const percentile = (values: readonly number[], share: number): number =>
  sorted(values)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? NaN

/** Returns each goal with its measured figure. A goal is missed if its figure is NaN. */
export const verdicts = ({ ours, whole, member, search }: ListFigures) =>
  (
    [
      ["p95 frame / the whole list's", ours.frame / whole.frame, GOALS.frameShare],
      ['p95 frame, ms', ours.frame, GOALS.frame],
      ['elements', ours.nodes, GOALS.nodes],
      ['heap after / before', ours.growth, GOALS.growth],
      ...(member
        ? ([['p95 frame with member prices / without', member.frame / ours.frame, GOALS.memberShare]] as const)
        : []),
      ...(search
        ? ([['first results / a bare fetch and paint', search.ours / search.bare, GOALS.firstShare]] as const)
        : []),
    ] as const
  ).map(([goal, value, limit]) => ({ goal, value, limit, met: value <= limit }))

/** Formats the figures side by side, followed by the goals. */
export const table = (figures: ListFigures): string => {
  const { ours, whole, member, search } = figures
  const columns = [whole, ours, ...(member ? [member] : [])]
  const line = (title: string, ...values: (number | string)[]) =>
    `${title.padEnd(30)}${values.map((value) => (typeof value === 'number' ? value.toFixed(1) : value).padStart(12)).join('')}`
  return [
    line('', 'whole', 'Foyer', ...(member ? ['member'] : [])),
    line('p95 frame, ms', ...columns.map(({ frame }) => frame)),
    line('elements', ...columns.map(({ nodes }) => nodes)),
    line('heap after / before', ...columns.map(({ growth }) => growth)),
    ...(search ? [line('', 'bare', 'Foyer'), line('first results, ms', search.bare, search.ours)] : []),
    '',
    ...verdicts(figures).map(
      ({ goal, value, limit, met }) => `${met ? 'met   ' : 'MISSED'}  ${goal}: ${value.toFixed(2)} (at most ${limit})`,
    ),
  ].join('\n')
}
