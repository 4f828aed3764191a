/** Priority right of a merchant's members: to buy before the public sale. */
export interface Priority {
  /** The minimum member level; 0 for every account. */
  minLevel: number
  /** Time from which the right applies, epoch ms; null for any time. */
  from: number | null
}

/** Returns true if a member level has the right, independent of the time. Level 0 means no membership. */
export const hasPriority = ({ minLevel }: Priority, level: number): boolean => level >= minLevel

/** Returns true if holders of the right can use it at a time. It has no effect once the public sale is open. */
export const hasBegun = ({ from }: Priority, now: number): boolean => (from ?? 0) <= now
