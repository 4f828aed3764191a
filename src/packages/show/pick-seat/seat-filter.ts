import { makeAutoObservable } from 'mobx'

/** Which seats a buyer looks for. Nothing chosen means all. */
export class SeatFilter {
  private readonly wantedTiers = new Set<number>()
  /** Fen a seat; null for any price. */
  cap: number | null = null
  /** Flags of SEAT_KIND, any of which will do; 0 for any seat. */
  kinds = 0

  /** @param prices of the tiers, fen */
  constructor(private readonly pricesNow: () => readonly number[]) {
    makeAutoObservable<this, 'pricesNow'>(this, { pricesNow: false }, { autoBind: true })
  }

  private get prices(): readonly number[] {
    return this.pricesNow()
  }

  /** By tier whether its seats are looked for; null when all are. */
  get tiers(): boolean[] | null {
    if (this.wantedTiers.size === 0 && this.cap === null) return null
    return this.prices.map((_, tier) => this.wants(tier))
  }

  /** Prices from which a cap can be chosen: each once, cheapest first, without the dearest, which caps nothing. */
  get caps(): number[] {
    return [...new Set(this.prices)].sort((a, b) => a - b).slice(0, -1)
  }

  get narrows(): boolean {
    return this.tiers !== null || this.kinds !== 0
  }

  isChosen(tier: number): boolean {
    return this.wantedTiers.has(tier)
  }

  toggleTier(tier: number): void {
    if (!this.wantedTiers.delete(tier)) this.wantedTiers.add(tier)
    // A tier that was asked for by name outweighs a price that leaves it out.
    if (this.cap !== null && this.wantedTiers.has(tier) && this.prices[tier] > this.cap) this.cap = null
  }

  /** @param cap fen, null for any */
  setCap(cap: number | null): void {
    this.cap = cap
  }

  toggleKind(kind: number): void {
    this.kinds = this.kinds === kind ? 0 : kind
  }

  clear(): void {
    this.wantedTiers.clear()
    this.cap = null
    this.kinds = 0
  }

  private wants(tier: number): boolean {
    const dear = this.cap !== null && this.prices[tier] > this.cap
    return !dear && (this.wantedTiers.size === 0 || this.wantedTiers.has(tier))
  }
}
