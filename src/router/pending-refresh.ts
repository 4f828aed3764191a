/** A refresh that the previous screen runs after a navigation back to it (shell §4, "go back and refresh"). */
export class PendingRefresh {
  private leftPageKey: string | null = null

  /** @param pageKey key of the screen that is left */
  request(pageKey: string): void {
    this.leftPageKey = pageKey
  }

  /** Returns true if the screen with this key must refresh, because it is not the screen that was left. */
  isFor(pageKey: () => string): boolean {
    return this.leftPageKey !== null && this.leftPageKey !== pageKey()
  }

  clear(): void {
    this.leftPageKey = null
  }
}
