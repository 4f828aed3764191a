import type { Times } from './watch'

/** Rows of a buyer with a new account: three for the empty page, then those of home, a show and an order. */
const SHOW_ROWS = {
  emptyPush: 'home → an empty page',
  emptyBack: 'back from one empty page to another',
  emptyHome: 'back from an empty page to home',
  tabToTab: 'tab → tab',
  cardToShow: 'card → show',
  again: 'card → show, seen before',
  showToBooking: 'show → booking',
  bookingToConfirm: 'booking → confirm',
  confirmToSheet: 'confirm → payment sheet',
  back: 'back from the show to home',
} as const

/** Rows of the sandbox's member. */
const MEMBER_ROWS = {
  mineToWallet: 'mine → wallet',
  mineToMember: 'mine → member center',
  mineToPoints: 'mine → points',
  listToCard: 'list of cards → card',
  couponToSum: 'chosen coupon → new sum',
} as const

/** The measured rows in the order of the table. */
const ROWS = { ...SHOW_ROWS, ...MEMBER_ROWS }

export type ShowRow = keyof typeof SHOW_ROWS
export type MemberRow = keyof typeof MEMBER_ROWS
export type Row = keyof typeof ROWS

const BASES: readonly Row[] = ['emptyPush', 'emptyBack', 'emptyHome']

/** Maximum time to the title as a multiple of the empty page's time. */
const GOAL = 2
/** The rows with another goal. */
const GOALS: Partial<Record<Row, number>> = { back: 1.5, couponToSum: 1 }

/** Returns the quantile `share` (0 to 1) of the values; 0.5 is the median. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
}

export interface Line {
  row: Row
  /** Time to the title, ms. */
  title: number
  titleP90: number
  data: number
  dataP90: number
  /** Time to the title as a multiple of the empty page's time; null for the empty page itself. */
  ratio: number | null
  goal: number | null
  met: boolean
}

/** Returns the medians of all rounds, and their ratios to the empty page's medians. */
export const lines = (rounds: readonly Record<Row, Times>[]): Line[] => {
  const of = (row: Row, what: keyof Times, share: number) =>
    quantile(
      rounds.map((round) => round[row][what]),
      share,
    )
  return (Object.keys(ROWS) as Row[]).map((row) => {
    const title = of(row, 'title', 0.5)
    const isBase = BASES.includes(row)
    const ratio = isBase ? null : title / of(row === 'back' ? 'emptyHome' : 'emptyPush', 'title', 0.5)
    const goal = isBase ? null : (GOALS[row] ?? GOAL)
    return {
      row,
      title,
      titleP90: of(row, 'title', 0.9),
      data: of(row, 'data', 0.5),
      dataP90: of(row, 'data', 0.9),
      ratio,
      goal,
      met: ratio === null || goal === null || ratio <= goal,
    }
  })
}

/** Formats one line per row: median and 90th percentile of both times, compared with the goal. */
export const table = (all: readonly Line[]): string => {
  const print = (first: string, ...cells: string[]) =>
    first.padEnd(38) + cells.map((cell) => cell.padStart(10)).join('')
  return [
    print('ms from the tap', 'title', 'p90', 'data', 'p90', '× empty', 'at most', ''),
    ...all.map(({ row, ratio, goal, met, ...times }) =>
      print(
        ROWS[row],
        ...[times.title, times.titleP90, times.data, times.dataP90].map((time) => time.toFixed(0)),
        ratio === null ? '' : ratio.toFixed(2),
        goal === null ? '' : String(goal),
        goal === null ? '' : met ? 'met' : 'MISSED',
      ),
    ),
  ].join('\n')
}
