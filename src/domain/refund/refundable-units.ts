import { type Fen, sumFen } from '../money'

interface Refundable<Unit> {
  /** Reason that blocks all refunds of the order; `NONE` if refunds are possible. */
  hindrance: string
  units: readonly Unit[]
}

/** Returns the units of an order that can be refunded now. */
export const refundableUnits = <Unit extends { hindrance: string }>({
  hindrance,
  units,
}: Refundable<Unit>): readonly Unit[] => (hindrance === 'NONE' ? units.filter((unit) => unit.hindrance === 'NONE') : [])

/** Returns the amount of money that was paid for some units, in fen. */
export const paidFor = (units: readonly { paid: Fen }[]): Fen => sumFen(units.map(({ paid }) => paid))
