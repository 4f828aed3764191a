/** Facts that decide if a ticket has a stub. */
export interface StubFacts {
  /** `EXPIRED` is a ticket that was not scanned during its show. */
  state: 'VALID' | 'GIVING' | 'USED' | 'EXPIRED' | 'REFUNDED'
  /** The show or its session did not take place. */
  cancelled: boolean
}

/**
 * Returns true if a ticket has a stub: it was used, or its show is over and took place. An unused ticket counts, since
 * not every venue scans; a refunded ticket never has a stub. The rule is this project's.
 */
export const hasStub = ({ state, cancelled }: StubFacts): boolean =>
  state === 'USED' || (state === 'EXPIRED' && !cancelled)
