import { makeAutoObservable } from 'mobx'

/** Filter of seats. Empty matches all. */
export class SeatFilter {
  private requestedTiers: ReadonlySet<number> = new Set()
  /** Maximum price per seat, fen; null for any price. */
  cap: number | null = null
  /** Flags of SEAT_KIND, of which a seat has at least one; 0 for any seat. */
  kinds = 0

  /** @param prices of the tiers, fen */
  constructor(private readonly pricesNow: () => readonly number[]) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  private get prices(): readonly number[] {
    return this.pricesNow()
  }

  /** Match of each tier; null if all match. */
  get tiers(): boolean[] | null {
    if (this.requestedTiers.size === 0 && this.cap === null) return null
    return this.prices.map((_, tier) => this.includes(tier))
  }

  /** Available price caps: each price once, lowest first, without the highest, which would exclude nothing. */
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
    // Selecting a tier removes a price cap that excludes it.
    if (this.cap !== null && tiers.has(tier) && this.prices[tier] > this.cap) this.cap = null
  }

  /** @param cap fen, null for any */
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
