let leftPageKey: string | null = null

/** The refresh that the previous screen runs after a back navigation (shell §4, "go back and refresh"). */
export const pendingRefresh = {
  /** @param pageKey the screen that is left. */
  request: (pageKey: string): void => {
    leftPageKey = pageKey
  },
  /** Whether the screen of this key has to refresh: any but the one that was left. */
  isFor: (pageKey: () => string): boolean => leftPageKey !== null && leftPageKey !== pageKey(),
  clear: (): void => {
    leftPageKey = null
  },
}
