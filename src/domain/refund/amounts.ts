import { comboRefund, type PaidCombo, wholeRefund } from '../combo/refund'
import { addFen, type Fen, fen, minFen, subtractFen, sumFen } from '../money'
import { allocate } from '../pricing/allocate'

/** A unit of a refund: a ticket, or the tickets of a bundle. */
interface PricedUnit {
  unitId: string
  /** Price before discounts. */
  price: Fen
}

interface Line {
  kind: string
  /** Amount in fen; discounts are negative. */
  amount: number
}

/** An order at the time of its payment. */
export interface PaidOrder {
  /** All units, including refunded units, always in the same order. */
  units: readonly PricedUnit[]
  lines: readonly Line[]
  /** Payment of each unit as stored at the payment; absent if no payment was stored. */
  shares?: readonly UnitShare[]
  /** The combo of which the order is a part; null or absent for other orders. */
  combo?: PaidCombo | null
}

/** Payment of one unit. */
export interface UnitShare {
  unitId: string
  paid: Fen
  coupon: Fen
  points: Fen
}

/** Returns the total discount of the lines of these kinds, in fen. */
export const reductionOf = (lines: readonly Line[], kinds: readonly string[]): Fen =>
  fen(-lines.reduce((sum, { kind, amount }) => sum + (kinds.includes(kind) ? amount : 0), 0))

/**
 * Returns the payment of each unit: the stored payment if there is one. Otherwise calculates the payment from the
 * discounts of the order. Discounts are distributed in proportion to the remaining prices, so that no unit has a
 * negative payment. Discounts are always distributed over all units of the order. A unit's share therefore does not
 * depend on earlier refunds.
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

/**
 * Returns the fee of a unit in fen, rounded down. Because each unit is rounded separately, the order of refunds does
 * not matter. @param rate basis points
 */
export const feeOf = (paid: Fen, rate: number): Fen => fen(Math.floor((paid * rate) / 10_000))

/** Formats a fee rate in percent, without trailing zeros. @param rate basis points */
export const feePercent = (rate: number): string => String(rate / 100)

export interface RefundRequest {
  /** Ids of units that were refunded earlier. */
  before: ReadonlySet<string>
  /** Ids of the units in this refund. */
  units: ReadonlySet<string>
  /** Basis points. */
  rate: number
  /** True if the show was canceled or postponed. */
  changed: boolean
  /** True if paper tickets were sent. The delivery fee is then not refunded. */
  sent: boolean
}

/** Parts of a refund, fen. */
export interface RefundAmounts {
  /** Amount paid for the tickets in money. */
  tickets: Fen
  /** Fee that the merchant retains. */
  fee: Fen
  /** Delivery and service fees in this refund. They are refunded only with the last ticket. */
  extras: Fen
  /** Amount of money that is refunded: tickets plus extras, minus the fee. */
  total: Fen
  /** Amount that the coupon covered. The coupon itself is returned with the last ticket. */
  coupon: Fen
  /** Amount of the tickets that points covered. The refund returns these points. */
  points: Fen
  /** True if the order has no tickets left. */
  complete: boolean
  /** True if no remaining ticket of the order was paid with the coupon. */
  couponFree: boolean
}

/**
 * Returns the extra fees that are refunded. The delivery fee is refunded unless the tickets were sent. Both fees are
 * refunded if the show was canceled or postponed.
 */
const extrasOf = ({ lines }: PaidOrder, { changed, sent }: RefundRequest): Fen => {
  const kinds = [...(changed || !sent ? ['DELIVERY'] : []), ...(changed ? ['SERVICE'] : [])]
  return fen(lines.reduce((sum, { kind, amount }) => sum + (kinds.includes(kind) ? amount : 0), 0))
}

/** Returns the money for the tickets, before the fee, and the fee. */
const ticketsAndFee = (
  { combo }: PaidOrder,
  { units, rate, changed }: RefundRequest,
  chosen: readonly UnitShare[],
): { tickets: Fen; fee: Fen } => {
  if (!combo)
    return {
      tickets: sumFen(chosen.map(({ paid }) => paid)),
      fee: sumFen(chosen.map(({ paid }) => feeOf(paid, rate))),
    }
  const tickets = changed ? wholeRefund(combo, units) : comboRefund(combo, units)
  return { tickets, fee: feeOf(tickets, rate) }
}

/** Returns the refund of some units of an order. All refunds of an order together never exceed the payment. */
export const refundAmounts = (order: PaidOrder, request: RefundRequest): RefundAmounts => {
  const { before, units } = request
  const shares = unitShares(order)
  const chosen = shares.filter(({ unitId }) => units.has(unitId))
  const left = shares.filter(({ unitId }) => !units.has(unitId) && !before.has(unitId))
  const complete = left.length === 0
  const { tickets, fee } = ticketsAndFee(order, request, chosen)
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

/**
 * Returns the part of a refund that is for the tickets, before the fee is deducted, in fen. @param extras delivery and
 * service fees in the refund
 */
export const ticketsOfRefund = ({ amount, fee, extras }: { amount: Fen; fee: Fen; extras: Fen }): Fen =>
  subtractFen(addFen(amount, fee), extras)
