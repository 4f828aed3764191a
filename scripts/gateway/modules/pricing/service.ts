import { type Fen, fen, minFen, subtractFen, sumFen, timesQuantity } from '../../../../src/domain/money'
import { allIn, feesOf, type KnownFees } from '../../../../src/domain/order/all-in'
import type { LocalizedText } from '../../core/localized-text'
import type { PromotionTable } from '../show/tables'

/** Titles of price lines are made at reading, in the reader's language; amounts are fen, reductions negative. */
export interface PriceLineRow {
  kind: string
  amount: number
  title?: LocalizedText
}

type Promotion = Pick<PromotionTable, 'category' | 'threshold' | 'value'>

/** What `percent` leaves to pay is rounded to whole fen, half up; the answer is what it takes off. */
export const cutTo = (amount: Fen, percent: number): Fen =>
  subtractFen(amount, fen(Math.round((amount * percent) / 100)))

/** Fen that a show's promotion takes off the tickets; never more than they cost. */
export const promotionCut = ({ category, threshold, value }: Promotion, amount: Fen, tickets: number): Fen => {
  if (category === 'DISCOUNT') return tickets >= threshold ? cutTo(amount, value) : fen(0)
  const times = category === 'PER' ? Math.floor(amount / threshold) : Number(amount >= threshold)
  return minFen(timesQuantity(fen(value), times), amount)
}

export interface PricedItem {
  /** A unit's price, fen. */
  price: Fen
  /** Units. */
  quantity: number
}

/** Total of the tickets, without fees, fen. */
export const ticketsAmount = (items: readonly PricedItem[]): Fen =>
  sumFen(items.map(({ price, quantity }) => timesQuantity(price, quantity)))

interface Charge {
  /** Total of the tickets, without fees. */
  tickets: Fen
  ticketCount: number
  /** Of the chosen way of delivery: null for one that is no line of the price. */
  fees: KnownFees
  /** Negative lines. */
  reductions: readonly PriceLineRow[]
}

/** The lines of a price, its sum before reductions, and what is to pay, fen. */
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
