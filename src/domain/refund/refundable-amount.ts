import { type Fen, fen, sumFen } from '../money'

interface Refundable {
  /** What prevents any refund of the order; `NONE` for nothing. */
  hindrance: string
  units: readonly { paid: Fen; hindrance: string }[]
}

/** Returns what was paid for the tickets of an order that can be refunded now. */
export const refundableAmount = ({ hindrance, units }: Refundable): Fen =>
  hindrance === 'NONE' ? sumFen(units.filter((unit) => unit.hindrance === 'NONE').map(({ paid }) => paid)) : fen(0)
