let left: string | null = null

/** The wish that the screen one comes back to is drawn anew (shell §4, "go back and refresh"). */
export const refreshWish = {
  /** @param from the place that is left. */
  make: (from: string): void => {
    left = from
  },
  /** Whether the screen at this place shall be drawn anew: any but the one that was left. */
  concerns: (pageKey: () => string): boolean => left !== null && left !== pageKey(),
  forget: (): void => {
    left = null
  },
}
