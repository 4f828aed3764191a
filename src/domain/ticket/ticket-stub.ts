/** What decides whether a ticket leaves a stub. */
export interface StubFacts {
  /** `EXPIRED` is a ticket that was not scanned before its show was over. */
  state: 'VALID' | 'GIVING' | 'USED' | 'EXPIRED' | 'REFUNDED'
  /** The show or its session did not take place. */
  cancelled: boolean
}

/**
 * Whether a ticket has a stub: it was used, or its show is over and took place. Not every venue scans, so a ticket that was not
 * used counts as well; a returned one never does. Ours: the specification names the screens only.
 */
export const hasStub = ({ state, cancelled }: StubFacts): boolean =>
  state === 'USED' || (state === 'EXPIRED' && !cancelled)
