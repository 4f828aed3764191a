import { addFen, type Fen, fen, minFen, subtractFen, sumFen } from '../money'
import { allocate } from '../pricing/allocate'

/** A unit of a refund: a ticket, or the tickets of a bundle. */
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

/** An order at its payment. */
export interface PaidOrder {
  /** All units, returned ones included, always in the same order. */
  units: readonly PricedUnit[]
  lines: readonly Line[]
  /** Stored payment of each unit, if the order has it. */
  shares?: readonly UnitShare[]
}

/** Payment of one unit. */
export interface UnitShare {
  unitId: string
  paid: Fen
  coupon: Fen
  points: Fen
}

/** Returns the reduction of an order by lines of these kinds, fen. */
export const reductionOf = (lines: readonly Line[], kinds: readonly string[]): Fen =>
  fen(-lines.reduce((sum, { kind, amount }) => sum + (kinds.includes(kind) ? amount : 0), 0))

/**
 * Returns the payment of each unit: the stored one, or the reductions spread over all units.
 * Reductions are spread over the units in proportion to the rest of their prices, so that no unit is negative. They are
 * spread once for the whole order: a returned unit takes its share with it, independent of earlier returns.
 */
export const unitShares = ({ units, lines, shares }: PaidOrder): readonly UnitShare[] => {
  if (shares) return shares
  let left: readonly Fen[] = units.map(({ price }) => price)
  const spread = (kinds: readonly string[]): Fen[] => {
    const parts = allocate(minFen(reductionOf(lines, kinds), sumFen(left)), left)
    left = left.map((amount, at) => subtractFen(amount, parts[at]))
    return parts
  }
  spread(['PROMOTION', 'MEMBER'])
  const coupon = spread(['COUPON'])
  const points = spread(['POINTS'])
  return units.map(({ unitId }, at) => ({
    unitId,
    paid: left[at],
    coupon: coupon[at],
    points: points[at],
  }))
}

/** Returns the fee of a unit. Each is rounded down, so their order has no effect. @param rate basis points */
export const feeOf = (paid: Fen, rate: number): Fen => fen(Math.floor((paid * rate) / 10_000))

/** Formats a fee in per cent, without needless decimals. @param rate basis points */
export const feePercent = (rate: number): string => String(rate / 100)

export interface RefundRequest {
  /** Units that were returned before. */
  before: ReadonlySet<string>
  /** Units of this refund. */
  units: ReadonlySet<string>
  /** Basis points. */
  rate: number
  /** True if the show does not take place as announced. */
  changed: boolean
  /** True if paper tickets were sent, so that the delivery fee is spent. */
  sent: boolean
}

/** Parts of a refund, fen. */
export interface RefundAmounts {
  /** Amount paid for the tickets in money. */
  tickets: Fen
  /** Retained by the merchant. */
  fee: Fen
  /** Delivery and service fees that are refunded with the last ticket. */
  extras: Fen
  /** Refunded money: tickets and extras less the fee. */
  total: Fen
  /** Amount covered by the coupon, which is returned with the last ticket. */
  coupon: Fen
  /** Amount covered by points, which are returned as points. */
  points: Fen
  /** True if the order has no tickets left. */
  complete: boolean
  /** True if the order has no tickets left that the coupon paid for. */
  couponFree: boolean
}

/** Returns the refunded extras: delivery unless it is spent, a service fee only when the show changed. */
const extrasOf = ({ lines }: PaidOrder, { changed, sent }: RefundRequest): Fen => {
  const kinds = [...(changed || !sent ? ['DELIVERY'] : []), ...(changed ? ['SERVICE'] : [])]
  return fen(lines.reduce((sum, { kind, amount }) => sum + (kinds.includes(kind) ? amount : 0), 0))
}

/** Returns the refund of units of an order. Never exceeds the payment, over any number of refunds. */
export const refundAmounts = (order: PaidOrder, request: RefundRequest): RefundAmounts => {
  const { before, units, rate } = request
  const shares = unitShares(order)
  const chosen = shares.filter(({ unitId }) => units.has(unitId))
  const left = shares.filter(({ unitId }) => !units.has(unitId) && !before.has(unitId))
  const complete = left.length === 0
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
    couponFree: left.every(({ coupon }) => coupon === 0),
  }
}

/** Returns the part of a refund for its tickets before the fee, fen. @param extras delivery and service within it */
export const ticketsOfRefund = ({ amount, fee, extras }: { amount: Fen; fee: Fen; extras: Fen }): Fen =>
  subtractFen(addFen(amount, fee), extras)
