/** The refresh that the previous screen runs after a back navigation (shell §4, "go back and refresh"). */
export class PendingRefresh {
  private leftPageKey: string | null = null

  /** @param pageKey the screen that is left */
  request(pageKey: string): void {
    this.leftPageKey = pageKey
  }

  /** Returns true if the screen of this key must refresh: any but the one that was left. */
  isFor(pageKey: () => string): boolean {
    return this.leftPageKey !== null && this.leftPageKey !== pageKey()
  }

  clear(): void {
    this.leftPageKey = null
  }
}
