import type { Row } from '../../../core/database/database'
import { cutTo, type Fen, fen, minFen, timesQuantity } from '../../../../../src/domain/money'
import { allIn, feesOf, type KnownFees } from '../../../../../src/domain/order/all-in'
import type { LocalizedText } from '../../../core/localized-text'

/** A line of a price. Its title is created on reading, in the reader's language. Fen, reductions negative. */
export interface PriceLineRow {
  kind: string
  amount: number
  title?: LocalizedText
}

type Promotion = Pick<Row<'promotions'>, 'category' | 'threshold' | 'value'>

/** Returns the reduction of the tickets by a show's promotion, fen, at most their price. */
export const promotionCut = ({ category, threshold, value }: Promotion, amount: Fen, tickets: number): Fen => {
  if (category === 'DISCOUNT') return tickets >= threshold ? cutTo(amount, value) : fen(0)
  const times = category === 'PER' ? Math.floor(amount / threshold) : Number(amount >= threshold)
  return minFen(timesQuantity(fen(value), times), amount)
}

interface Charge {
  /** Total of the tickets, without fees. */
  tickets: Fen
  ticketCount: number
  /** Fees of the chosen delivery method; null for one without a price line. */
  fees: KnownFees
  /** Negative lines. */
  reductions: readonly PriceLineRow[]
}

/** Returns the lines of a price, its sum before reductions, and the amount to pay, fen. */
export const priced = ({ tickets, ticketCount, fees, reductions }: Charge) => {
  const { service, delivery } = feesOf(fees, ticketCount)
  const lines: PriceLineRow[] = [
    { kind: 'TICKETS', amount: tickets },
    ...(fees.unavoidableFee == null ? [] : [{ kind: 'DELIVERY', amount: delivery }]),
    ...(service > 0 ? [{ kind: 'SERVICE', amount: service }] : []),
    ...reductions,
  ]
  const total = allIn(tickets, ticketCount, fees)
  return { lines, total, payAmount: fen(reductions.reduce<number>((left, { amount }) => left + amount, total)) }
}
