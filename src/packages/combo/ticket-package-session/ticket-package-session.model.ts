import { makeAutoObservable } from 'mobx'
import { type Combo, comboDetail, type ComboPrice, comboPrice, type ComboShow } from '@/api/combo'
import type { HoldSet, RefusedPart } from '@/api/hold-set'
import type { Resource } from '@/components/screen/async-resource'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { alertFailure, toastFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { HoldSetModel } from '@/components/seat/hold/hold-set.model'
import { formatChosen, parseChosen } from '@/domain/combo/chosen'
import { type LinkTo, linkTo } from '@/router/link-to'
import { noteInAddress } from '@/router/note-in-address'
import type { RouteParams } from '@/router/table/table'
import { overlaps, partQuantity } from '../parts/combo-facts'
import { SameSeatsModel } from './same-seats.model'
import { type ChoiceEntry, type Replacement, SessionChoice } from './session-choice'

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
    this.price = screen.query(comboPrice, () => ({ promotionId, items: this.choice.items }), {
      options: { silent: true },
      when: () => this.choice.isComplete,
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

  /** The held set; null while the buyer chooses. */
  get set(): HoldSet | null {
    return this.hold.set
  }

  /** Chosen shows whose chosen sessions overlap. */
  get overlaps(): [ComboShow, ComboShow][] {
    return overlaps(this.choice.entries.map(({ show, session }) => ({ show, sessions: session ? [session] : [] })))
  }

  /** Link to the checkout of the held set; null while the buyer chooses. */
  get checkout(): LinkTo | null {
    const { set, choice, promotionId } = this
    const [first] = set?.items ?? []
    if (!set || !first) return null
    const { showId, sessionId } = first
    const { holdSetId } = set
    const chosen = formatChosen(choice.chosen)
    return linkTo('confirm-order', { showId, sessionId, promotionId, holdSetId, chosen, quantity: String(choice.sets) })
  }

  /** Link to the choice of shows. */
  get showChoice(): LinkTo {
    const chosen = formatChosen(this.choice.shows.map(({ partId, showId }) => ({ partId, showId })))
    return linkTo('ticket-package-show', { promotionId: this.promotionId, ...(chosen && { chosen }) })
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

  /** Holds the chosen sessions, and opens the checkout. A visitor logs in first. Never rejects. */
  async holdAll(): Promise<void> {
    const { dialogs, navigate, stores } = this.deps
    if (!this.choice.isComplete || this.hold.busy) return
    if (!stores.user.loggedIn) return navigate.openLogin(() => this.holdAll())
    const items = this.choice.items.map((item) => {
      const seatIds = this.seats.seats.get(item.sessionId)
      return seatIds?.length === item.quantity ? { ...item, seatIds: [...seatIds] } : item
    })
    const outcome = await this.hold.request(items)
    if (outcome.kind === 'held') return this.openCheckout()
    if (outcome.kind === 'refused') return this.setRefused(outcome.parts)
    await alertFailure(dialogs, outcome.error)
    await this.combo.load()
  }

  /** Holds an alternative instead of a refused item. Requests the set again once all refused items are replaced. */
  async repair(part: RefusedPart, other: Replacement & { seatIds: readonly string[] }): Promise<void> {
    this.apply(part, other)
    if (this.refused.length === 0) await this.holdAll()
  }

  /** Replaces all refused items by their first alternatives, and requests the set again. */
  async repairAll(): Promise<void> {
    for (const part of this.refused) {
      const [other] = alternativesOf(part)
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

  private setRefused(parts: readonly RefusedPart[]): void {
    this.refused = parts
  }

  private apply(part: RefusedPart, other: Replacement & { seatIds: readonly string[] }): void {
    const entry = this.choice.entries.find((each) => this.refusalOf(each) === part)
    if (entry) this.choice.replace(entry, other)
    this.seats.setSeats(part.sessionId, [])
    this.seats.setSeats(other.sessionId, other.seatIds)
    this.refused = this.refused.filter((each) => each !== part)
  }

  /** Finds the buyer's set, so that a reloaded screen shows the held seats. */
  private async findSet(): Promise<void> {
    const { value } = this.combo
    if (!value || !this.deps.stores.user.loggedIn || this.hold.busy) return
    const set = await this.hold.find()
    const [first] = set?.items ?? []
    if (set && first) this.choice.adopt(set.items, first.quantity / partQuantity(value, first.partId))
  }

  private writeAddress(): void {
    const { choice, promotionId } = this
    const chosen = formatChosen(choice.chosen)
    const quantity = choice.sets > 1 ? String(choice.sets) : ''
    noteInAddress('ticket-package-session', { promotionId, ...(chosen && { chosen }), ...(quantity && { quantity }) })
  }
}

/** Returns what can be held instead of a refused item: the nearest seats of its session first. */
export const alternativesOf = ({
  showId,
  sessionId,
  seatPlanId,
  nearest,
  alternatives,
}: RefusedPart): RefusedPart['alternatives'] => [
  ...(nearest.length > 0 ? [{ showId, sessionId, seatPlanId, seatIds: nearest }] : []),
  ...alternatives,
]
