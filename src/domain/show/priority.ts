/** A priority right allows a merchant's members to buy before the public sale. */
export interface Priority {
  /** Minimum member level; 0 includes all accounts. */
  minLevel: number
  /** Time from which the right applies, epoch ms; null if it applies at any time. */
  from: number | null
}

/** Returns true if members of this level have the right, independent of the time. Level 0 means no membership. */
export const hasPriority = ({ minLevel }: Priority, level: number): boolean => level >= minLevel

/** Returns true if the right can be used at `now` (epoch ms). The right has no effect after the public sale opened. */
export const hasBegun = ({ from }: Priority, now: number): boolean => (from ?? 0) <= now
