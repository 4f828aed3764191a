import { NO_TIER, SEAT_KIND, type SeatHouse, seatNumber } from '@/domain/seat/seat-map'

/** A section or row that can be expanded. */
export interface ListPart {
  index: number
  label: string
  /** Number of matching free seats. */
  free: number
}

export interface ListLevel {
  name: string
  sections: ListPart[]
}

export interface ListSeat {
  seat: number
  number: number
  free: boolean
}

/** Filter of the list. */
export interface SeatQuery {
  /** For each tier index, true if the tier is selected; null for all tiers. */
  tiers: readonly boolean[] | null
  /** Flags of `SEAT_KIND`. A seat matches if it has at least one of them; 0 matches all seats. */
  kinds: number
}

const wantsRow = ({ rowTier }: SeatHouse, row: number, { tiers }: SeatQuery): boolean =>
  rowTier[row] !== NO_TIER && (tiers === null || (tiers[rowTier[row]] ?? false))

const wantsSeat = ({ map }: SeatHouse, seat: number, { kinds }: SeatQuery): boolean =>
  kinds === 0 || (map.kind[seat] & kinds) !== 0

const freeInRow = (house: SeatHouse, row: number, query: SeatQuery): number => {
  const { first, count } = house.map.rows[row]
  let free = 0
  for (let seat = first; seat < first + count; seat++)
    if (house.taken[seat] === 0 && wantsSeat(house, seat, query)) free++
  return free
}

/** Returns the rows of a section that have matching seats, starting at the stage. */
export const rowsOf = (house: SeatHouse, section: number, query: SeatQuery): ListPart[] => {
  const { firstRow, rowCount } = house.map.sections[section]
  const rows: ListPart[] = []
  for (let row = firstRow; row < firstRow + rowCount; row++) {
    const free = wantsRow(house, row, query) ? freeInRow(house, row, query) : 0
    if (free > 0) rows.push({ index: row, label: house.map.rows[row].label, free })
  }
  return rows
}

/** Returns the levels and sections that have matching seats, in the order of the map. */
export const levelsOf = (house: SeatHouse, query: SeatQuery): ListLevel[] => {
  const { map } = house
  const levels = map.levels.map((name): ListLevel => ({ name, sections: [] }))
  map.sections.forEach(({ code, level }, index) => {
    const free = rowsOf(house, index, query).reduce((sum, row) => sum + row.free, 0)
    if (free > 0) levels[level].sections.push({ index, label: code, free })
  })
  return levels.filter(({ sections }) => sections.length > 0)
}

/** Returns the matching seats of a row, in the order of the map. */
export const seatsOf = (house: SeatHouse, row: number, query: SeatQuery): ListSeat[] => {
  const { first, count } = house.map.rows[row]
  const seats: ListSeat[] = []
  for (let seat = first; seat < first + count; seat++)
    if (wantsSeat(house, seat, query))
      seats.push({ seat, number: seatNumber(house.map, seat), free: house.taken[seat] === 0 })
  return seats
}

/** Special kinds of a seat, for its name and its symbol. */
export type SeatKindName = 'wheelchair' | 'companion' | 'restricted'

export const kindsOf = ({ kind }: SeatHouse['map'], seat: number): SeatKindName[] => {
  const flags = kind[seat]
  const names: SeatKindName[] = []
  if (flags & SEAT_KIND.wheelchair) names.push('wheelchair')
  if (flags & SEAT_KIND.companion) names.push('companion')
  if (flags & SEAT_KIND.restrictedView) names.push('restricted')
  return names
}
