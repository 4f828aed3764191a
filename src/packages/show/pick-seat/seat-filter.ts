import { makeAutoObservable } from 'mobx'

/** Filter of seats. An empty filter matches all seats. */
export class SeatFilter {
  private requestedTiers: ReadonlySet<number> = new Set()
  /** Maximum price per seat, fen; null for any price. */
  cap: number | null = null
  /** Flags of `SEAT_KIND`. A seat matches if it has at least one of them; 0 matches all seats. */
  kinds = 0

  /** @param pricesNow returns the current prices of the tiers, fen */
  constructor(private readonly pricesNow: () => readonly number[]) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  private get prices(): readonly number[] {
    return this.pricesNow()
  }

  /** For each tier index, true if the tier matches; null if all tiers match. */
  get tiers(): boolean[] | null {
    if (this.requestedTiers.size === 0 && this.cap === null) return null
    return this.prices.map((_, tier) => this.includes(tier))
  }

  /**
   * Available maximum prices without duplicates, lowest first. Excludes the highest price, which would match all seats.
   */
  get caps(): number[] {
    return [...new Set(this.prices)].sort((a, b) => a - b).slice(0, -1)
  }

  get narrows(): boolean {
    return this.tiers !== null || this.kinds !== 0
  }

  isChosen(tier: number): boolean {
    return this.requestedTiers.has(tier)
  }

  toggleTier(tier: number): void {
    const tiers = new Set(this.requestedTiers)
    if (!tiers.delete(tier)) tiers.add(tier)
    this.requestedTiers = tiers
    // Selecting a tier removes a price cap that excludes the tier.
    if (this.cap !== null && tiers.has(tier) && this.prices[tier] > this.cap) this.cap = null
  }

  /** @param cap maximum price, fen; null for any price */
  setCap(cap: number | null): void {
    this.cap = cap
  }

  toggleKind(kind: number): void {
    this.kinds = this.kinds === kind ? 0 : kind
  }

  clear(): void {
    this.requestedTiers = new Set()
    this.cap = null
    this.kinds = 0
  }

  private includes(tier: number): boolean {
    const dear = this.cap !== null && this.prices[tier] > this.cap
    return !dear && (this.requestedTiers.size === 0 || this.requestedTiers.has(tier))
  }
}
