/** A run of consecutive seat numbers in one row. */
interface Run {
  before: string
  first: number
  last: number
  after: string
}

/**
 * Matches a label and captures its last number, which is the seat number: `8 排 2 座`, `Row 8, seat 2`. Numbers such as
 * `02` do not match.
 */
const LABEL = /^(.*\D)([1-9]\d{0,4})(\D*)$/

const readSeat = (label: string): Run => {
  const [, before = '', digits = '', after = ''] = LABEL.exec(label) ?? []
  return digits === '' ? { before: label, first: 0, last: 0, after } : { before, first: +digits, last: +digits, after }
}

const runText = ({ before, first, last, after }: Run): string => {
  if (first === 0) return before
  // In English, the word before the number has a plural ("seats"). Chinese has no plural.
  return first === last
    ? `${before}${first}${after}`
    : `${before.replace(/\bseat(?=\s$)/i, '$&s')}${first}–${last}${after}`
}

/**
 * Returns the labels of seats, with consecutive seats of a row combined into a range: `8 排 2–5 座`, `Row 8, seats 2–5`.
 * A label without a seat number is returned unchanged.
 */
export const seatRanges = (labels: readonly string[]): string[] => {
  const rows = new Map<string, Run[]>()
  for (const seat of labels.map(readSeat)) {
    const row = `${seat.before}\n${seat.after}`
    rows.set(row, [...(rows.get(row) ?? []), seat])
  }
  return [...rows.values()].flatMap(runsOf).map(runText)
}

const runsOf = (row: readonly Run[]): Run[] =>
  [...row]
    .sort((one, other) => one.first - other.first)
    .reduce<Run[]>((runs, seat) => {
      const run = runs[runs.length - 1]
      return run && run.first > 0 && seat.first === run.last + 1
        ? [...runs.slice(0, -1), { ...run, last: seat.last }]
        : [...runs, seat]
    }, [])
