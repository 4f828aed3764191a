import type { SeatStatus } from '@/api/seats'
import { unpackBits, unpackChanges } from '@/domain/seat/packed'
import type { SeatMap } from '@/domain/seat/seat-map'

/** The taken seats by the gateway's responses. The buyer's own held seats count as free. */
export class SeatStatusBook {
  /** 1 for a seat that others have; belongs to the `SeatHouse`. */
  readonly taken: Uint8Array
  version = 0
  private readonly reported: Uint8Array
  private own: ReadonlySet<number> = new Set()

  constructor(private readonly map: SeatMap) {
    this.taken = new Uint8Array(map.seatCount)
    this.reported = new Uint8Array(map.seatCount)
  }

  /**
   * Applies a response with all seats or with changes; ignores one that is older than the last.
   * @returns the seats that were taken or became free. Throws `RangeError` for a response that does not fit the map.
   */
  apply({ version, sections, changes }: SeatStatus): number[] {
    if (version < this.version) return []
    if (sections) {
      const whole = new Uint8Array(this.map.seatCount)
      unpackBits(this.map, sections, whole)
      this.version = version
      return this.write(whole)
    }
    const list = changes === null ? [] : unpackChanges(changes, this.map.seatCount)
    this.version = version
    for (const { seat, taken } of list) this.reported[seat] = taken ? 1 : 0
    return this.settle(list.map(({ seat }) => seat))
  }

  /** Marks seats before the next response does. */
  mark(seats: readonly number[], taken: boolean): number[] {
    for (const seat of seats) this.reported[seat] = taken ? 1 : 0
    return this.settle(seats)
  }

  /** Replaces the seats of the buyer's own hold. */
  setOwn(own: readonly number[]): number[] {
    const before = this.own
    this.own = new Set(own)
    return this.settle([...before, ...own])
  }

  private write(whole: Uint8Array): number[] {
    const changed: number[] = []
    for (let seat = 0; seat < whole.length; seat++) if (whole[seat] !== this.reported[seat]) changed.push(seat)
    this.reported.set(whole)
    return this.settle(changed)
  }

  private settle(seats: readonly number[]): number[] {
    const changed: number[] = []
    for (const seat of seats) {
      const taken = this.own.has(seat) ? 0 : this.reported[seat]
      if (this.taken[seat] === taken) continue
      this.taken[seat] = taken
      changed.push(seat)
    }
    return changed
  }
}
