import { makeAutoObservable } from 'mobx'
import {
  type Combo,
  comboDetail,
  type ComboItemRequest,
  type ComboPrice,
  comboPrice,
  type ComboShow,
} from '@/api/combo'
import type { HoldSet, RefusedPart } from '@/api/hold-set'
import type { Resource } from '@/components/screen/async-resource'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { alertFailure, toastFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { HoldSetModel } from '@/components/seat/hold/hold-set.model'
import { formatChosen, parseChosen } from '@/domain/combo/chosen'
import { copiesOf } from '@/domain/combo/combo'
import { type LinkTo, linkTo } from '@/router/link-to'
import { noteInAddress } from '@/router/note-in-address'
import type { RouteParams } from '@/router/table/table'
import { overlaps } from '../parts/combo-facts'
import { SameSeatsModel } from './same-seats.model'
import { type ChoiceEntry, type Replacement, SessionChoice } from './session-choice'

type Alternative = Replacement & { seatIds: readonly string[] }

/** Model of the choice of sessions and seats of a combo, and of its set of holds. */
export class TicketPackageSessionModel {
  readonly combo: Resource<Combo>
  readonly choice: SessionChoice
  readonly seats: SameSeatsModel
  readonly price: Resource<ComboPrice>
  readonly hold: HoldSetModel
  /** Items that could not be held, with what can be held instead. */
  refused: readonly RefusedPart[] = []
  private readonly promotionId: string

  constructor(
    private readonly deps: ModelDeps,
    { promotionId, chosen, quantity }: RouteParams<'ticket-package-session'>,
  ) {
    const { client, clock, screen, stores } = deps
    this.promotionId = promotionId
    this.combo = screen.query(comboDetail, { id: promotionId }, { options: HANDLES_NOT_FOUND })
    this.choice = new SessionChoice(() => this.combo.value, parseChosen(chosen), Number(quantity))
    this.seats = new SameSeatsModel(deps, promotionId, this.choice)
    this.hold = new HoldSetModel({ client, clock }, promotionId)
    this.price = screen.query(comboPrice, () => ({ promotionId, items: this.pricedItems }), {
      options: { silent: true },
      when: () => this.isPriced,
    })
    makeAutoObservable<this, 'promotionId'>(this, { promotionId: false }, { autoBind: true, deep: false })
    // A changed choice has other seats.
    screen.reaction(
      () => JSON.stringify(this.choice.items),
      () => this.writeAddress(),
    )
    screen.reaction(
      () => [this.combo.value !== null, stores.user.userId].join(),
      () => void this.findSet(),
      { fireImmediately: true },
    )
    screen.onReturn(() => void this.findSet())
  }

  /** The held set; null while the buyer chooses, and for a set of another choice. */
  get set(): HoldSet | null {
    const { set } = this.hold
    return set && this.choice.agreesWith(set.items) ? set : null
  }

  /** True if the gateway prices the choice. The held tickets count as sold, so the set is priced without a check. */
  get isPriced(): boolean {
    return this.set !== null || this.choice.isComplete
  }

  private get pricedItems(): ComboItemRequest[] {
    const { set, choice } = this
    return set
      ? set.items.map(({ partId, showId, sessionId, seatPlanId, quantity }) => ({
          ...{ partId, showId, sessionId, seatPlanId, quantity },
        }))
      : choice.items
  }

  /** Chosen shows whose chosen sessions overlap. */
  get overlaps(): [ComboShow, ComboShow][] {
    return overlaps(this.choice.entries.map(({ show, session }) => ({ show, sessions: session ? [session] : [] })))
  }

  /** Link to the checkout of the held set; null while the buyer chooses. */
  get checkout(): LinkTo | null {
    const { set, promotionId } = this
    const { value } = this.combo
    const [first] = set?.items ?? []
    if (!set || !first || !value) return null
    const { showId, sessionId } = first
    const { holdSetId, items } = set
    const chosen = formatChosen(
      items.map((item) => ({
        ...{ partId: item.partId, showId: item.showId, sessionId: item.sessionId, seatPlanId: item.seatPlanId },
      })),
    )
    const quantity = String(copiesOf(value, items))
    return linkTo('confirm-order', { showId, sessionId, promotionId, holdSetId, chosen, quantity })
  }

  /** Link to the choice of shows. */
  get showChoice(): LinkTo {
    return linkTo('ticket-package-show', this.address)
  }

  get toCombo(): LinkTo {
    return linkTo('ticket-package-detail', { promotionId: this.promotionId })
  }

  refusalOf({ part, show }: ChoiceEntry): RefusedPart | undefined {
    return this.refused.find(({ partId, showId }) => partId === part.partId && showId === show.showId)
  }

  /** Changes the choice by `change`. The seats and refusals of the earlier choice are dropped. */
  update(change: (choice: SessionChoice) => void): void {
    change(this.choice)
    this.seats.clear()
    this.refused = []
  }

  /** Returns what can be held instead of a refused item, and is not chosen: the nearest seats of its session first. */
  alternativesOf(part: RefusedPart): Alternative[] {
    const { showId, sessionId, seatPlanId, nearest, alternatives } = part
    const entry = this.entryOf(part)
    if (!entry) return []
    const near = nearest.length > 0 ? [{ showId, sessionId, seatPlanId, seatIds: nearest }] : []
    return [...near, ...alternatives].filter((other) => this.choice.canReplace(entry, other))
  }

  /**
   * Holds the chosen sessions, and opens the checkout. A visitor logs in first. An incomplete choice is loaded again,
   * because its sessions may have sold out. Never rejects.
   */
  async holdAll(): Promise<void> {
    const { navigate, stores } = this.deps
    if (this.hold.busy) return
    if (!this.choice.isComplete) {
      await this.combo.load()
      return
    }
    // The login may find an earlier set, so the items are those before the login.
    const items = this.choice.items.map((item) => {
      const seatIds = this.seats.seats.get(item.sessionId)
      return seatIds?.length === item.quantity ? { ...item, seatIds: [...seatIds] } : item
    })
    if (!stores.user.loggedIn) return navigate.openLogin(() => this.holdItems(items))
    return this.holdItems(items)
  }

  /** Holds an alternative instead of a refused item. Requests the set again once all refused items are replaced. */
  async repair(part: RefusedPart, other: Alternative): Promise<void> {
    this.apply(part, other)
    if (this.refused.length === 0) await this.holdAll()
  }

  /**
   * Replaces all refused items by their first alternatives, and requests the set again. Items whose alternatives others
   * have taken remain refused.
   */
  async repairAll(): Promise<void> {
    for (const part of this.refused) {
      const [other] = this.alternativesOf(part)
      if (other) this.apply(part, other)
    }
    if (this.refused.length === 0) await this.holdAll()
  }

  /** Releases the set, so that the buyer can change the choice. Never rejects. */
  async change(): Promise<void> {
    const error = await this.hold.release()
    if (error && !this.hold.over) toastFailure(this.deps.dialogs, error)
  }

  async extend(): Promise<void> {
    const error = await this.hold.extend()
    if (error && !this.hold.over) toastFailure(this.deps.dialogs, error)
  }

  private openCheckout(): void {
    const { checkout } = this
    this.refused = []
    if (checkout) void this.deps.navigate.open('confirm-order', checkout.params as RouteParams<'confirm-order'>)
  }

  private async holdItems(items: readonly ComboItemRequest[]): Promise<void> {
    const outcome = await this.hold.request(items)
    if (outcome.kind === 'held') {
      this.choice.adopt(outcome.set.items)
      return this.openCheckout()
    }
    if (outcome.kind === 'refused') return this.setRefused(outcome.parts)
    await alertFailure(this.deps.dialogs, outcome.error)
    await this.combo.load()
  }

  private setRefused(parts: readonly RefusedPart[]): void {
    this.refused = parts
  }

  private entryOf(part: RefusedPart): ChoiceEntry | undefined {
    return this.choice.entries.find((each) => this.refusalOf(each) === part)
  }

  private apply(part: RefusedPart, other: Alternative): void {
    const entry = this.entryOf(part)
    if (entry) this.choice.replace(entry, other)
    this.seats.setSeats(part.sessionId, [])
    this.seats.setSeats(other.sessionId, other.seatIds)
    this.refused = this.refused.filter((each) => each !== part)
  }

  /** Finds the buyer's set, so that a reloaded screen shows the held seats. */
  private async findSet(): Promise<void> {
    if (!this.combo.value || !this.deps.stores.user.loggedIn || this.hold.busy) return
    await this.hold.find()
    // A set of another choice does not replace the buyer's choice.
    if (this.set) this.choice.adopt(this.set.items)
  }

  private get address(): { promotionId: string; chosen?: string; quantity?: string } {
    const { choice, promotionId } = this
    const chosen = formatChosen(choice.chosen)
    const quantity = choice.sets > 1 ? String(choice.sets) : ''
    return { promotionId, ...(chosen && { chosen }), ...(quantity && { quantity }) }
  }

  private writeAddress(): void {
    noteInAddress('ticket-package-session', this.address)
  }
}
