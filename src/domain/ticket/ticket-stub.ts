/** Data that determines whether a ticket has a stub. */
export interface StubFacts {
  /** `EXPIRED` means that the ticket was not scanned during its show. */
  state: 'VALID' | 'GIVING' | 'USED' | 'EXPIRED' | 'REFUNDED'
  /** True if the show or its session was canceled or postponed. */
  cancelled: boolean
}

/**
 * Returns true if a ticket has a stub: it was used, or its show took place and is over. A ticket that was not scanned
 * also has a stub, because some venues do not scan tickets. A refunded ticket never has a stub. The specification does
 * not define this rule.
 */
export const hasStub = ({ state, cancelled }: StubFacts): boolean =>
  state === 'USED' || (state === 'EXPIRED' && !cancelled)
