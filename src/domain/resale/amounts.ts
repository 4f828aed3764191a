import { type Fen, subtractFen, sumFen } from '../money'

/** Amounts of a unit that is sold to the next buyer, fen. */
interface ResaleAmounts {
  price: Fen
  /** Amount paid in money. */
  paid: Fen
  fee: Fen
  back: Fen
}

/**
 * Returns the totals of several units, in fen. `face` is the price for the next buyers, `reduction` the part that was
 * not paid in money, `back` the proceeds.
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
