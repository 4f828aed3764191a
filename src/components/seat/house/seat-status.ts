import type { SeatStatus } from '@/api/seats'
import { unpackBits, unpackChanges } from '@/domain/seat/packed'
import type { SeatMap } from '@/domain/seat/seat-map'

/** Availability of seats, from the gateway's responses. Seats of the buyer's own hold count as free. */
export class SeatStatusBook {
  /** One byte per seat: 1 if it is taken by others. The `SeatHouse` shares this array. */
  readonly taken: Uint8Array
  version = 0
  private readonly reported: Uint8Array
  private own: ReadonlySet<number> = new Set()

  constructor(private readonly map: SeatMap) {
    this.taken = new Uint8Array(map.seatCount)
    this.reported = new Uint8Array(map.seatCount)
  }

  /**
   * Applies a response that contains all seats or only changes. Ignores a response older than the last one.
   * @returns the seats whose availability changed
   * @throws RangeError for a response that does not fit the map
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

  /** Marks seats as taken or free before the next response. @returns the seats whose availability changed */
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
