import { type SpuWay, SPU_WAYS } from './goods'
import { addFen, type Fen, fen, timesQuantity } from '../money'

/** States of a part of an order that has one way. `VOID` follows a refund. */
export const DELIVERY_STATES = ['WAITING', 'SENT', 'DONE', 'VOID'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/**
 * Returns the way of goods: the chosen way if they allow it, else the first way that they allow.
 * @param allowed at least one way
 */
export const wayOfGoods = (allowed: readonly SpuWay[], chosen: SpuWay | undefined): SpuWay => {
  if (chosen && allowed.includes(chosen)) return chosen
  const way = SPU_WAYS.find((each) => allowed.includes(each))
  if (!way) throw new Error('The goods allow no way of delivery.')
  return way
}

/** The courier's fees for a region, fen. */
export interface CourierFees {
  /** For the first kilogram. */
  first: Fen
  /** For each further kilogram or part of one. */
  next: Fen
  /** Sum of the goods from which the delivery is free; null if it is never free. */
  freeFrom: Fen | null
}

const GRAMS = 1_000

/** Returns the courier's fee in fen. @param grams weight of all pieces @param sum of the pieces' prices, fen */
export const courierFee = ({ first, next, freeFrom }: CourierFees, grams: number, sum: Fen): Fen => {
  if (freeFrom !== null && sum >= freeFrom) return fen(0)
  const further = Math.max(0, Math.ceil(grams / GRAMS) - 1)
  return addFen(first, timesQuantity(next, further))
}

/** Time before a show in which its ticket offers the counter of the show, ms (decision 116). */
export const COUNTER_DAYS = 30 * 86_400_000
