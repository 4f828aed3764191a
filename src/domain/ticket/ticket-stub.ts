/** Facts that decide if a ticket has a stub. */
export interface StubFacts {
  /** `EXPIRED` is a ticket that was not scanned during its show. */
  state: 'VALID' | 'GIVING' | 'USED' | 'EXPIRED' | 'REFUNDED'
  /** True if the show or its session did not take place. */
  cancelled: boolean
}

/**
 * Returns true if a ticket has a stub: it was used, or its show took place and is over. A ticket that was not scanned
 * counts too, because not every venue scans tickets. A refunded ticket never has a stub. This project defines the rule.
 */
export const hasStub = ({ state, cancelled }: StubFacts): boolean =>
  state === 'USED' || (state === 'EXPIRED' && !cancelled)
