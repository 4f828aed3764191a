import { type BestSeats, type BestQuery, createBestSeats } from '@/domain/seat/best'
import type { SeatHouse } from '@/domain/seat/seat-map'
import type { Clock, TimerId } from '@/lib/clock'
import type { SeatFilter } from './seat-filter'

/**
 * Delay in ms from loading the seats to ranking them. The map is painted first, and the ranking is ready for the first
 * request.
 */
const RANK_AFTER = 500

/** Returns the search for seats that match the filter. @param section index, -1 for the whole venue */
export const bestQuery = (
  { cap, kinds }: Pick<SeatFilter, 'cap' | 'kinds'>,
  { count, section, tiers }: { count: number; section: number; tiers: readonly boolean[] | null },
): BestQuery => ({
  count,
  ...(tiers && { tiers }),
  ...(section >= 0 && { section }),
  ...(cap !== null && { maxPrice: cap }),
  ...(kinds !== 0 && { kinds }),
})

/** Search for the best seats of one venue. A repeated query returns the next best seats. */
export class BestFinder {
  private best: BestSeats | null = null
  private last = { query: '', passed: 0 }
  private later: TimerId | null

  constructor(
    private readonly clock: Clock,
    private readonly house: SeatHouse,
    /** Returns the price of a tier, fen. */
    private readonly priceOf: (tier: number) => number,
  ) {
    this.later = clock.setTimeout(() => this.ranked(), RANK_AFTER)
  }

  /**
   * @returns null if there are no such seats. `split` is true for seats in two rows. Such seats are never returned if
   * `together` is true.
   */
  next(query: BestQuery, together: boolean): { seats: number[]; split: boolean } | null {
    const name = JSON.stringify(query)
    const found = this.find(query, this.last.query === name ? this.last.passed + 1 : 0, together)
    this.last = { query: name, passed: found?.passed ?? 0 }
    return found
  }

  /** Handles a change of availability: these seats were taken or became free. */
  update(seats: readonly number[]): void {
    this.best?.update(seats)
  }

  dispose(): void {
    if (this.later !== null) this.clock.clearTimeout(this.later)
    this.later = null
  }

  private ranked(): BestSeats {
    this.dispose()
    this.best ??= createBestSeats(this.house, this.priceOf)
    return this.best
  }

  /** After the last block, starts again with the best one. Searches two rows only if no single row has a block. */
  private find(
    query: BestQuery,
    passed: number,
    together: boolean,
  ): { seats: number[]; passed: number; split: boolean } | null {
    const best = this.ranked()
    for (const skip of new Set([passed, 0])) {
      const seats = best.find(query, skip)
      if (seats) return { seats, passed: skip, split: false }
    }
    if (together) return null
    for (const skip of new Set([passed, 0])) {
      const seats = best.findSplit(query, skip)
      if (seats) return { seats, passed: skip, split: true }
    }
    return null
  }
}
