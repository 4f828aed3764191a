import { type Fen, fen, minFen, subtractFen, sumFen } from '../money'
import { allocate } from './allocate'
import type { BasketUnit } from './basket'
import type { Priced, PricedLine, PricedShare } from './priced'

/** The part of a price that one of the orders of a purchase has (decision 97). */
export interface PricePart extends Pick<Priced, 'lines' | 'shares' | 'total' | 'payAmount'> {
  /** Points that pay this part; 0 without points. */
  points: number
  /** Amounts of the cash cards in the order of their use, fen; only cards that pay this part. */
  cash: readonly { cashId: string; amount: Fen }[]
  /** The coupon that this order holds, or ''. */
  couponId: string
}

const byRate = (shares: readonly PricedShare[]): PricedLine[] =>
  [...new Set(shares.filter(({ member }) => member > 0).map(({ rateId }) => rateId))].sort().map((sourceId) => {
    const own = shares.filter(({ rateId }) => rateId === sourceId)
    return { kind: 'MEMBER', amount: fen(-sumFen(own.map(({ member }) => member))), sourceId }
  })

/**
 * Splits a price into the price of a ticket order and the price of an order of its goods. The lines of both add up to
 * the lines of the whole price. Cash cards pay the tickets first. The order with the larger part of the coupon's
 * discount holds the coupon. If both parts are equal, the ticket order holds it.
 */
export const splitPrice = (
  priced: Priced,
  units: readonly Pick<BasketUnit, 'unitId' | 'kind'>[],
): { tickets: PricePart; goods: PricePart } => {
  const kinds = new Map(units.map(({ unitId, kind }) => [unitId, kind]))
  const isTicket = ({ unitId }: PricedShare): boolean => kinds.get(unitId) === 'TICKET'
  const shares = { tickets: priced.shares.filter(isTicket), goods: priced.shares.filter((each) => !isTicket(each)) }
  const sumOf = (part: keyof typeof shares, name: 'coupon' | 'points' | 'paid'): Fen =>
    sumFen(shares[part].map((share) => share[name]))
  const fees = priced.lines.filter(({ kind }) => kind === 'DELIVERY' || kind === 'SERVICE')
  const [ticketPoints, goodsPoints] = allocate(fen(priced.points?.points ?? 0), [
    sumOf('tickets', 'points'),
    sumOf('goods', 'points'),
  ])
  const couponOwner = sumOf('goods', 'coupon') > sumOf('tickets', 'coupon') ? 'goods' : 'tickets'
  let open = sumFen([sumOf('tickets', 'paid'), ...fees.map(({ amount }) => amount)])
  const cash = priced.cashCards.map(({ cashId, amount }) => {
    const tickets = minFen(open, amount)
    open = subtractFen(open, tickets)
    return { cashId, tickets, goods: subtractFen(amount, tickets) }
  })
  const partOf = (part: keyof typeof shares, points: number): PricePart => {
    const [base, owns] = part === 'tickets' ? ['TICKETS', ['CARD', 'PROMOTION']] : ['ITEMS', []]
    const ofKind = (kind: PricedLine['kind'], name: 'coupon' | 'points'): PricedLine[] => {
      const sourceId = priced.lines.find((line) => line.kind === kind)?.sourceId ?? ''
      const amount = sumOf(part, name)
      return amount > 0 ? [{ kind, amount: fen(-amount), sourceId }] : []
    }
    const ownCash = cash.map(({ cashId, ...amounts }) => ({ cashId, amount: amounts[part] }))
    const lines = [
      ...priced.lines.filter(({ kind }) => kind === base),
      ...(part === 'tickets' ? fees : []),
      ...priced.lines.filter(({ kind }) => owns.includes(kind)),
      ...byRate(shares[part]),
      ...ofKind('COUPON', 'coupon'),
      ...ofKind('POINTS', 'points'),
      ...ownCash.flatMap(({ cashId, amount }) =>
        amount > 0 ? [{ kind: 'CASH_CARD' as const, amount: fen(-amount), sourceId: cashId }] : [],
      ),
    ]
    return {
      ...{ lines, shares: shares[part], points },
      total: sumFen(lines.flatMap(({ amount }) => (amount < 0 ? [] : [amount]))),
      payAmount: sumFen(lines.map(({ amount }) => amount)),
      cash: ownCash.filter(({ amount }) => amount > 0),
      couponId: couponOwner === part ? priced.couponId : '',
    }
  }
  return { tickets: partOf('tickets', ticketPoints), goods: partOf('goods', goodsPoints) }
}
