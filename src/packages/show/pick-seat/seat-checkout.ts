import { makeAutoObservable } from 'mobx'
import type { SeatHold } from '@/api/seats'
import { failureMessage } from '@/components/screen/failure-message'
import { type HoldOutcome, SeatHoldModel } from '@/components/seat/hold/hold.model'
import type { Services } from '@/components/services'
import type { Entitlement } from '@/domain/order/entitlement'
import { seatTexts } from '@/locales/namespaces/seat'
import { texts } from '@/locales/texts'
import { SEAT_CODES } from '@/domain/business-codes/seat'
import { isHandled } from '@/request/errors'
import { RestrictedViews } from './restricted-views'
import { StoredSelection } from './stored-selection'
import { withoutOrphans } from './orphan-fix'
import type { SeatPicking } from './seat-picking'

type CheckoutDeps = Pick<Services, 'client' | 'clock' | 'navigate' | 'stores' | 'platform' | 'dialogs'>

/** Model that holds selected seats, opens the order, and restores or releases the hold. */
export class SeatCheckout {
  readonly holding: SeatHoldModel
  private readonly storedSelection: StoredSelection
  private readonly views = new RestrictedViews()
  /** True after the stored selection was read. Before that, an empty selection must not overwrite it. */
  private restored = false
  /** Id of the hold whose seats were already shown as the selection. */
  private shownHold = ''

  constructor(
    private readonly deps: CheckoutDeps,
    private readonly picking: SeatPicking,
    /** Returns the entitlement for the order. */
    private readonly entitlement: () => Entitlement,
  ) {
    const { platform, clock } = deps
    const { privilegeId } = entitlement()
    this.holding = new SeatHoldModel(deps, { ...picking.session, ...(privilegeId ? { privilegeId } : {}) })
    this.storedSelection = new StoredSelection({ storage: platform.storage, clock }, picking.session)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** True if the held seats and the selected seats are the same. */
  get isHeld(): boolean {
    const { hold } = this.holding
    if (!hold) return false
    const held = hold.seats.map(({ seatId }) => seatId).sort()
    return held.join() === [...this.picking.seatIds].sort().join()
  }

  /** Restores the selection of an earlier visit: the seats of a current hold, else the stored seats. */
  async restore(): Promise<void> {
    this.shownHold = ''
    await this.sync()
    const { loaded, chosen } = this.picking
    if (!loaded) return
    this.restored = true
    if (chosen.length > 0) return
    const seats = this.storedSelection
      .read()
      .map(loaded.seatOf)
      .filter((seat) => seat >= 0)
    const free = seats.filter((seat) => loaded.house.taken[seat] === 0)
    if (free.length > 0) this.picking.select(free)
    const lost = seats.filter((seat) => loaded.house.taken[seat] !== 0)
    if (lost.length > 0) this.picking.lose(lost, [])
  }

  /** Stores the selection, unless it is held at the gateway. */
  remember(): void {
    if (!this.restored) return
    if (this.isHeld) this.storedSelection.clear()
    else this.storedSelection.save(this.picking.seatIds)
  }

  /** Loads the state of the hold. */
  async sync(): Promise<void> {
    if (!this.deps.stores.user.loggedIn || this.holding.busy) return
    const had = this.holding.running
    const found = await this.holding.find()
    if (found === 'running') return this.show(this.holding.hold)
    if (found === 'gone') {
      // An order used the held seats, so the next selection starts empty.
      this.picking.clear()
      this.storedSelection.clear()
    }
    if (had && found === 'none') this.over()
    this.picking.source.setOwnSeats([])
  }

  /** Holds the selected seats and opens the order. First asks the buyer to accept seats with a restricted view. */
  async checkout(): Promise<void> {
    const { picking, holding } = this
    if (!picking.loaded || picking.chosen.length === 0 || picking.refusal || holding.busy) return
    if (!(await this.views.accept(this.deps.dialogs, picking.restricted))) return
    if (holding.hold && this.isHeld) return this.open(holding.hold)
    picking.notify(null)
    const seats = picking.chosen
    picking.holding(seats)
    const held = await holding.request(picking.seatIds, picking.source.version)
    if (held.kind === 'held') {
      picking.source.setOwnSeats(seats)
      picking.holding([])
      this.shownHold = held.hold.holdId
      this.storedSelection.clear()
      return this.open(held.hold)
    }
    picking.holding([])
    return this.refused(held)
  }

  /** Releases the seats after the buyer confirms. */
  async release(): Promise<void> {
    const t = texts.translator(seatTexts)
    const sure = await this.deps.dialogs.confirm({
      title: t('hold.releaseTitle'),
      content: t('hold.releaseHint'),
      confirmText: t('hold.release'),
      tone: 'danger',
    })
    if (!sure) return
    const { chosen, source } = this.picking
    const error = await this.holding.release()
    if (error && this.holding.running) return this.notifyError(error)
    source.setOwnSeats([])
    source.mark(chosen, false)
    this.picking.clear()
  }

  async extend(): Promise<void> {
    const error = await this.holding.extend()
    if (!this.holding.running) return this.over()
    if (error) this.notifyError(error)
  }

  /** Handles the expiry of the hold. The seats remain selected until another buyer takes them. */
  over(): void {
    this.holding.end()
    this.picking.source.setOwnSeats([])
    this.picking.notify({ kind: 'holdOver' })
    void this.picking.source.refresh()
  }

  private show(hold: SeatHold | null): void {
    const { loaded, source } = this.picking
    if (!hold || !loaded) return
    const seats = hold.seats.map(({ seatId }) => loaded.seatOf(seatId)).filter((seat) => seat >= 0)
    source.setOwnSeats(seats)
    // The seats of a hold are selected only once, so that later changes by the buyer are not overwritten.
    if (this.shownHold === hold.holdId) return
    this.shownHold = hold.holdId
    this.picking.select(seats)
  }

  private async open({ holdId }: SeatHold): Promise<void> {
    await this.deps.navigate.open('confirm-order', { ...this.picking.session, holdId, ...this.entitlement() })
  }

  private async refused(held: Exclude<HoldOutcome, { kind: 'held' }>): Promise<void> {
    const { picking } = this
    const { loaded } = picking
    if (held.kind === 'unknown') return this.notifyError(held.error)
    const known = (ids: readonly string[]): number[] =>
      ids.map((id) => loaded?.seatOf(id) ?? -1).filter((seat) => seat >= 0)
    const seats = known(held.seatIds)
    switch (held.code) {
      case SEAT_CODES.seatTaken:
        return picking.lose(seats, known(held.nearest))
      case SEAT_CODES.seatNotOnSale:
        picking.lose(seats, [])
        return picking.notify({ kind: 'notOnSale', seat: seats[0] ?? -1 })
      case SEAT_CODES.seatMapOld:
      case SEAT_CODES.seatUnknown:
        await picking.load()
        return picking.notify({ kind: 'newMap' })
      case SEAT_CODES.seatOrphan: {
        const fix = loaded && withoutOrphans(loaded.house, picking.chosen, seats)
        return picking.notify({ kind: 'refused', refusal: { reason: 'orphan', seats }, fix })
      }
      case SEAT_CODES.seatCompanion:
        return picking.notify({ kind: 'refused', refusal: { reason: 'companion', seats }, fix: null })
      default:
        return this.notifyError(held.error)
    }
  }

  private notifyError(error: unknown): void {
    if (isHandled(error)) return
    const { message, key } = failureMessage(error)
    this.picking.notify({ kind: 'failure', text: message || texts.translator()(key) })
  }
}
