import { type Fen, fen, sumFen } from '../money'
import type { PricedLine, PricedShare } from '../pricing/priced'
import type { ComboShare } from './shares'

/** Lines of a price with their sums, fen. */
export interface PriceSums {
  lines: readonly PricedLine[]
  /** Before the reduction, including fees. */
  total: Fen
  payAmount: Fen
}

/** The part of a combo's price that the order of one session has. */
export interface OrderPrice extends PriceSums {
  shares: readonly PricedShare[]
}

interface PricedTickets {
  units: readonly { unitId: string; price: Fen }[]
  serviceFee: Fen
  /** Shares of the combo by unit. Units without a share cost their single price. */
  shares: ReadonlyMap<string, ComboShare>
  promotionId: string
}

const withSums = (lines: readonly PricedLine[]): PriceSums => ({
  lines,
  total: sumFen(lines.flatMap(({ amount }) => (amount < 0 ? [] : [amount]))),
  payAmount: sumFen(lines.map(({ amount }) => amount)),
})

/** Returns the price of the tickets of one session. Nothing but the combo reduces the price of a ticket. */
export const comboOrderPrice = ({ units, serviceFee, shares, promotionId }: PricedTickets): OrderPrice => {
  const none = fen(0)
  const own = units.map(({ unitId, price }): PricedShare => {
    const { cut, paid } = shares.get(unitId) ?? { cut: none, paid: price }
    return { unitId, card: none, member: none, rateId: '', promotion: cut, coupon: none, points: none, paid }
  })
  const cut = sumFen(own.map(({ promotion }) => promotion))
  const lines: PricedLine[] = [
    { kind: 'TICKETS', amount: sumFen(units.map(({ price }) => price)), sourceId: '' },
    ...(serviceFee > 0 ? [{ kind: 'SERVICE' as const, amount: serviceFee, sourceId: '' }] : []),
    ...(cut > 0 ? [{ kind: 'PROMOTION' as const, amount: fen(-cut), sourceId: promotionId }] : []),
  ]
  return { ...withSums(lines), shares: own }
}

/** Returns the price of all orders of a combo. Lines of the same kind are combined. */
export const sumOfPrices = (prices: readonly PriceSums[]): PriceSums => {
  const lines = prices.flatMap((price) => price.lines)
  const kinds = [...new Set(lines.map(({ kind }) => kind))]
  return withSums(
    kinds.map((kind) => {
      const own = lines.filter((line) => line.kind === kind)
      return { kind, amount: sumFen(own.map(({ amount }) => amount)), sourceId: own[0].sourceId }
    }),
  )
}
