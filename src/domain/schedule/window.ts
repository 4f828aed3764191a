/** Phase of a page or a sale that opens and closes. */
export type WindowPhase = 'BEFORE' | 'OPEN' | 'AFTER'

/**
 * Returns the phase of a window at a time.
 * @param window first moment inside and first moment after the window, epoch ms; null without a limit
 */
export const windowPhase = (
  { opensAt, closesAt }: { opensAt: number | null; closesAt: number | null },
  now: number,
): WindowPhase => {
  if (opensAt !== null && now < opensAt) return 'BEFORE'
  return closesAt !== null && now >= closesAt ? 'AFTER' : 'OPEN'
}
