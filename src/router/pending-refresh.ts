/** A refresh that the previous screen runs after a navigation back to it (shell §4, "go back and refresh"). */
export class PendingRefresh {
  private leftPageKey: string | null = null

  /** @param pageKey key of the screen that the buyer leaves */
  request(pageKey: string): void {
    this.leftPageKey = pageKey
  }

  /**
   * Returns true if the screen with this key must refresh: a refresh is pending, and the buyer has left another screen.
   */
  isFor(pageKey: () => string): boolean {
    return this.leftPageKey !== null && this.leftPageKey !== pageKey()
  }

  clear(): void {
    this.leftPageKey = null
  }
}
