/** A merchant's right to buy before the public sale. */
export interface Priority {
  /** The minimum member level; 0 for every account. */
  minLevel: number
  /** Start of the right, epoch ms; null for any time. */
  from: number | null
}

/** Returns true if a member level (0 without membership) has the right, independent of the time. */
export const hasPriority = ({ minLevel }: Priority, level: number): boolean => level >= minLevel

/** Returns true if the priority can be used at a time by its holders. It has no effect once the public sale is open. */
export const hasBegun = ({ from }: Priority, now: number): boolean => (from ?? 0) <= now
