import { makeAutoObservable } from 'mobx'

/** Where the units of an order stand: a screen's model. */
interface UnitSource<Unit> {
  /** Those included that cannot be chosen. */
  readonly units: readonly Unit[]
  /** What can be chosen. */
  readonly open: readonly Unit[]
  /** Only all of them go. */
  readonly together?: boolean
}

/** Which units of an order (a ticket, or the tickets of a bundle) are chosen. What cannot be chosen is not. */
export class UnitSelection<Unit extends { unitId: string }> {
  /** The buyer tried to go on with something missing. */
  tried = false
  private ids: readonly string[] = []

  /** @param beforeChange - The buyer chooses otherwise; the choice before still stands. */
  constructor(
    private readonly source: UnitSource<Unit>,
    private readonly beforeChange: () => void = () => {},
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get units(): readonly Unit[] {
    return this.source.units
  }

  get open(): readonly Unit[] {
    return this.source.open
  }

  get chosen(): readonly Unit[] {
    return this.open.filter(({ unitId }) => this.ids.includes(unitId))
  }

  get chosenIds(): string[] {
    return this.chosen.map(({ unitId }) => unitId)
  }

  get allChosen(): boolean {
    return this.open.length > 0 && this.chosen.length === this.open.length
  }

  isChosen(unitId: string): boolean {
    return this.chosenIds.includes(unitId)
  }

  /** Whether these units are chosen, and no other. */
  isExactly(unitIds: readonly string[]): boolean {
    return unitIds.length === this.chosen.length && unitIds.every(this.isChosen)
  }

  toggle(unitId: string): void {
    if (this.source.together) return this.toggleAll()
    this.choose(this.isChosen(unitId) ? this.chosenIds.filter((id) => id !== unitId) : [...this.chosenIds, unitId])
  }

  toggleAll(): void {
    this.choose(this.allChosen ? [] : this.open.map(({ unitId }) => unitId))
  }

  /** The units were loaded again: what cannot be chosen any more is not chosen; with `only` there is no choice, it is made. */
  renew(only: boolean): void {
    this.ids = only ? this.open.map(({ unitId }) => unitId) : this.chosenIds
  }

  /** Nothing is chosen: what was is done with. */
  reset(): void {
    this.choose([])
    this.tried = false
  }

  private choose(ids: readonly string[]): void {
    this.beforeChange()
    this.ids = ids
  }
}
