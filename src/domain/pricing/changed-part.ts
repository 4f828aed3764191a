/** A line of a price in an earlier response, in fen. */
export interface AgreedLine {
  kind: string
  amount: number
  /** Id of the rate of a MEMBER line; '' or absent for other lines. */
  source?: string
  /** Points of a POINTS line; 0 or absent for other lines. */
  points?: number
}

export type ChangedPart = 'price' | 'rate' | 'promotion' | 'coupon' | 'points' | 'cash'

const KINDS: readonly (readonly [ChangedPart, readonly string[]])[] = [
  ['rate', ['MEMBER', 'CARD']],
  ['promotion', ['PROMOTION']],
  ['coupon', ['COUPON']],
  ['points', ['POINTS']],
  ['cash', ['CASH_CARD']],
  ['price', ['TICKETS', 'ITEMS', 'DELIVERY', 'SERVICE']],
]

const sumOf = (lines: readonly AgreedLine[], kinds: readonly string[]): number =>
  lines.reduce((sum, { kind, amount }) => sum + (kinds.includes(kind) ? amount : 0), 0)

const pointsOf = (lines: readonly AgreedLine[]): number => lines.reduce((sum, { points = 0 }) => sum + points, 0)

/**
 * Returns the part of the price that changed, or null. A changed price or fee takes precedence, because the discounts
 * depend on it.
 */
export const changedPart = (before: readonly AgreedLine[], after: readonly AgreedLine[]): ChangedPart | null => {
  const changed = KINDS.flatMap(([part, kinds]) => (sumOf(before, kinds) === sumOf(after, kinds) ? [] : [part]))
  if (changed.length === 0 && pointsOf(before) !== pointsOf(after)) return 'points'
  return changed.includes('price') ? 'price' : (changed[0] ?? null)
}

/**
 * Returns true if a price contains a rate that the buyer no longer has.
 * @param own ids of the buyer's rates
 */
export const hasForeignRate = (lines: readonly AgreedLine[], own: readonly string[]): boolean =>
  lines.some(({ kind, source = '' }) => kind === 'MEMBER' && !own.includes(source))
