interface Refundable<Unit> {
  /** Reason that blocks any refund of the order; `NONE` without one. */
  hindrance: string
  units: readonly Unit[]
}

/** Returns the units of an order that can be refunded now. */
export const refundableUnits = <Unit extends { hindrance: string }>({
  hindrance,
  units,
}: Refundable<Unit>): readonly Unit[] => (hindrance === 'NONE' ? units.filter((unit) => unit.hindrance === 'NONE') : [])
