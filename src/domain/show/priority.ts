/** A right to buy before the public sale, as the merchant sets it. */
export interface Priority {
  /** The minimum member level; 0 for every account. */
  minLevel: number
  /** From when it can be used, epoch ms; null for any time. */
  from: number | null
}

/** Whether a buyer of a member level (0: none) has the right at all; when it can be used is another matter. */
export const hasPriority = ({ minLevel }: Priority, level: number): boolean => level >= minLevel

/** Whether the priority can be used at a time, by those who have it. It is not needed once the public sale is open. */
export const hasBegun = ({ from }: Priority, now: number): boolean => (from ?? 0) <= now
