import { makeAutoObservable } from 'mobx'
import type { SeatPicking } from '../seat-picking'
import { type ListLevel, type ListPart, type ListSeat, levelsOf, rowsOf, seatsOf } from './list-entries'

/** Model of the list of seats and its expanded parts. */
export class SeatListModel {
  /** Index of the expanded section; -1 if none is expanded. */
  section = -1
  /** Index of the expanded row; -1 if none is expanded. */
  row = -1

  constructor(private readonly picking: () => SeatPicking | null) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get levels(): ListLevel[] {
    const { house } = this
    return house ? levelsOf(house, this.query) : []
  }

  /** Rows of the expanded section. */
  get rows(): ListPart[] {
    const { house } = this
    return house && house.map.sections[this.section] ? rowsOf(house, this.section, this.query) : []
  }

  /** Seats of the expanded row. */
  get seats(): ListSeat[] {
    const { house } = this
    return house && house.map.rows[this.row] ? seatsOf(house, this.row, this.query) : []
  }

  toggleSection(section: number): void {
    this.section = this.section === section ? -1 : section
    this.row = -1
    // If a section has only one row, the row is expanded together with the section.
    const [only, second] = this.rows
    if (only && !second) this.row = only.index
  }

  toggleRow(row: number): void {
    this.row = this.row === row ? -1 : row
  }

  private get house() {
    const picking = this.picking()
    // MobX does not observe the availability of seats, so this getter reads the revision.
    return picking && picking.source.revision > 0 ? (picking.loaded?.house ?? null) : null
  }

  private get query() {
    const { tiers = null, kinds = 0 } = this.picking()?.filter ?? {}
    return { tiers, kinds }
  }
}
