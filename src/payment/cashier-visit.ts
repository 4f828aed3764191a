/**
 * How a visit to a payment page ended. Either the buyer closed the page, or the page opened a screen of the
 * storefront.
 */
export type VisitEnd = 'closed' | 'returned'

/** The buyer's visit to a payment page in the web view. Only one page is open at a time. */
export class CashierVisit {
  private resolve: ((end: VisitEnd) => void) | null = null

  /** True while a payment page is open. */
  get isOpen(): boolean {
    return this.resolve !== null
  }

  /**
   * Begins a visit.
   * @returns a promise of how the visit ends
   */
  begin(): Promise<VisitEnd> {
    this.end('closed')
    return new Promise((resolve) => (this.resolve = resolve))
  }

  /** Ends the visit. Does nothing if no page is open. */
  end(end: VisitEnd): void {
    this.resolve?.(end)
    this.resolve = null
  }
}
