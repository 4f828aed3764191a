import { makeAutoObservable } from 'mobx'

/** Source of an order's units: the model of a screen. */
interface UnitSource<Unit> {
  /** All units, including units that cannot be chosen. */
  readonly units: readonly Unit[]
  /** Units that can be chosen. */
  readonly open: readonly Unit[]
  /** True if the units can only be chosen all at once. */
  readonly together?: boolean
}

interface WithReason {
  hindrance: string
}

/**
 * Returns the units that can be chosen, which have no block reason. Returns an empty list if the order has a block
 * reason.
 */
export const openUnits = <Unit extends WithReason>(order: WithReason | null, units: readonly Unit[]): readonly Unit[] =>
  order?.hindrance === 'NONE' ? units.filter(({ hindrance }) => hindrance === 'NONE') : []

/**
 * The chosen units of an order; a unit is a ticket, or the tickets of a bundle. Ignores units that cannot be chosen.
 */
export class UnitSelection<Unit extends { unitId: string }> {
  /** True after the buyer's first attempt to submit. */
  tried = false
  private ids: readonly string[] = []

  /** @param beforeChange runs before the buyer's selection changes, and can still read the previous one */
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

  /** Returns true if these units and no others are chosen. */
  isExactly(unitIds: readonly string[]): boolean {
    return unitIds.length === this.chosen.length && unitIds.every(this.isChosen)
  }

  /** True if all units are selected and none can be deselected. */
  get locked(): boolean {
    return this.source.together ?? false
  }

  toggle(unitId: string): void {
    if (this.locked) return
    this.choose(this.isChosen(unitId) ? this.chosenIds.filter((id) => id !== unitId) : [...this.chosenIds, unitId])
  }

  toggleAll(): void {
    this.choose(this.allChosen ? [] : this.open.map(({ unitId }) => unitId))
  }

  /**
   * Updates the selection after a reload: removes units that can no longer be chosen. If `only` is true, selects all
   * units.
   */
  refresh(only: boolean): void {
    this.ids = only ? this.open.map(({ unitId }) => unitId) : this.chosenIds
  }

  /** Clears the choice after a submit. */
  reset(): void {
    this.choose([])
    this.tried = false
  }

  private choose(ids: readonly string[]): void {
    this.beforeChange()
    this.ids = ids
  }
}
