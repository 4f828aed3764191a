import { addFen, type Fen, fen, minFen, subtractFen, sumFen } from '../money'
import { allocate } from './allocate'

/** What goes back together: a ticket, or the tickets of a bundle. */
interface PricedUnit {
  unitId: string
  /** Before reductions. */
  price: Fen
}

interface Line {
  kind: string
  /** Reductions are negative. */
  amount: number
}

/** An order as it was paid. */
export interface PaidOrder {
  /** All of them, those that came back included, always in the same order. */
  units: readonly PricedUnit[]
  lines: readonly Line[]
}

/** What one unit was paid with. */
export interface UnitShare {
  unitId: string
  /** In money. */
  paid: Fen
  /** By the order's coupon. */
  coupon: Fen
  /** By points. */
  points: Fen
}

const reductionOf = (lines: readonly Line[], kinds: readonly string[]): Fen =>
  fen(-lines.reduce((sum, { kind, amount }) => sum + (kinds.includes(kind) ? amount : 0), 0))

/**
 * What each unit was paid with. Reductions are spread over the units by what is left of their prices, so that no unit has less than
 * nothing, and once for the whole order: a part that comes back takes its share with it, whatever came back before.
 */
export const unitShares = ({ units, lines }: PaidOrder): UnitShare[] => {
  let left: readonly Fen[] = units.map(({ price }) => price)
  const spread = (kinds: readonly string[]): Fen[] => {
    const parts = allocate(minFen(reductionOf(lines, kinds), sumFen(left)), left)
    left = left.map((amount, at) => subtractFen(amount, parts[at]))
    return parts
  }
  spread(['PROMOTION', 'MEMBER'])
  const coupon = spread(['COUPON'])
  const points = spread(['POINTS'])
  return units.map(({ unitId }, at) => ({ unitId, paid: left[at], coupon: coupon[at], points: points[at] }))
}

/** The fee of a unit, rounded down for each: the sum is the same in whatever order units come back. @param rate basis points */
export const feeOf = (paid: Fen, rate: number): Fen => fen(Math.floor((paid * rate) / 10_000))

/** Per cent of a fee, without needless decimals. @param rate basis points */
export const feePercent = (rate: number): string => String(rate / 100)

export interface RefundRequest {
  /** Units that came back before. */
  before: ReadonlySet<string>
  /** Units that come back now. */
  units: ReadonlySet<string>
  /** Basis points. */
  rate: number
  /** The show does not take place as announced. */
  changed: boolean
  /** Paper tickets were sent: what that cost is spent. */
  sent: boolean
}

/** What comes back, and what does not; fen. */
export interface RefundAmounts {
  /** What was paid for the tickets, in money. */
  tickets: Fen
  /** What of it stays with the merchant. */
  fee: Fen
  /** Delivery and service that come back with the last ticket. */
  extras: Fen
  /** Money that comes back: tickets and extras less the fee. */
  total: Fen
  /** What the coupon had paid of these tickets; the coupon itself comes back with the last one. */
  coupon: Fen
  /** What points had paid of these tickets: they come back as points. */
  points: Fen
  /** Nothing of the order is left. */
  complete: boolean
}

/** Delivery comes back unless it is spent, a service's fee only when the show changed. */
const extrasOf = ({ lines }: PaidOrder, { changed, sent }: RefundRequest): Fen => {
  const kinds = [...(changed || !sent ? ['DELIVERY'] : []), ...(changed ? ['SERVICE'] : [])]
  return fen(lines.reduce((sum, { kind, amount }) => sum + (kinds.includes(kind) ? amount : 0), 0))
}

/** What comes back for units of an order. Never more than was paid, over any number of refunds. */
export const refundAmounts = (order: PaidOrder, request: RefundRequest): RefundAmounts => {
  const { before, units, rate } = request
  const shares = unitShares(order)
  const chosen = shares.filter(({ unitId }) => units.has(unitId))
  const complete = shares.every(({ unitId }) => units.has(unitId) || before.has(unitId))
  const tickets = sumFen(chosen.map(({ paid }) => paid))
  const fee = sumFen(chosen.map(({ paid }) => feeOf(paid, rate)))
  const extras = complete ? extrasOf(order, request) : fen(0)
  return {
    tickets,
    fee,
    extras,
    total: addFen(subtractFen(tickets, fee), extras),
    coupon: sumFen(chosen.map(({ coupon }) => coupon)),
    points: sumFen(chosen.map(({ points }) => points)),
    complete,
  }
}
