import { type Fen, subtractFen, sumFen } from '../money'

/** Amounts of a ticket or bundle that is sold to another buyer, fen. */
interface ResaleAmounts {
  price: Fen
  /** Amount paid in money. */
  paid: Fen
  fee: Fen
  back: Fen
}

/**
 * Returns the totals of several units, in fen. `face` is the price for the new buyers. `reduction` is the part of the
 * price that the seller did not pay in money. `back` is the amount that the seller receives.
 */
export const resaleSums = (units: readonly ResaleAmounts[]): { face: Fen; reduction: Fen; fee: Fen; back: Fen } => {
  const sum = (pick: (unit: ResaleAmounts) => Fen): Fen => sumFen(units.map(pick))
  const face = sum(({ price }) => price)
  return {
    face,
    reduction: subtractFen(
      face,
      sum(({ paid }) => paid),
    ),
    fee: sum(({ fee }) => fee),
    back: sum(({ back }) => back),
  }
}
