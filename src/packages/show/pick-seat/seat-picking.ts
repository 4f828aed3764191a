import { makeAutoObservable } from 'mobx'
import type { SeatTier } from '@/api/seats'
import { type LoadedHouse, SeatHouseModel, type SessionRef } from '@/components/seat/house/seat-house.model'
import type { Services } from '@/components/services'
import type { SeatRules } from '@/domain/seat/limits'
import { refuseSeats } from '@/domain/seat/rules'
import { NO_TIER, SEAT_KIND, type SeatHouse, seatIdOf, tierOf } from '@/domain/seat/seat-map'
import type { Fen } from '@/domain/money'
import { allIn, type KnownFees, withoutDelivery } from '@/domain/order/all-in'
import { type MemberPrice, type MemberRate, ratesOfShow } from '@/domain/show/member-price'
import { createEmitter } from '@/lib/emitter'
import { tierColors } from '@/styles/tier-colors'
import type { SessionCard } from '../sale/booking-card'
import { BestFinder, bestQuery } from './best-finder'
import { limitMessage, offeredTiers, refuseByCard, seatCost } from './card-seats'
import { seatMemberPrices, seatsSum } from './seat-sums'
import { freeNear } from './free-near'
import { countHouse, type HouseCounts } from './house-counts'
import { withoutOrphans } from './orphan-fix'
import type { SeatMessage, SelectionRefusal } from './seat-message'
import { SeatFilter } from './seat-filter'
import { type BuyerRules, seatRules } from './seat-rules'

/** Maximum group size if the order has no limit. */
const MAX_GROUP = 10

/** Data about the buyer that the selection depends on. */
export interface PickingContext extends BuyerRules {
  /** Returns the buyer's card in the session, which covers each selected seat. Returns null if no card is used. */
  card?: () => SessionCard | null
}

type PickingDeps = Pick<Services, 'client' | 'clock' | 'stores'>

interface PickingEvents {
  /** Seats that the map must scroll into view. */
  show: readonly number[]
}

/** Selection of seats of one session. Refusals show at once; the gateway decides when seats are held. */
export class SeatPicking {
  readonly source: SeatHouseModel
  readonly events = createEmitter<PickingEvents>()
  readonly filter = new SeatFilter(() => this.prices)
  chosen: readonly number[] = []
  /** The first of the seats that were added last; -1 if none was added. */
  firstAdded = -1
  /** Message about the last action. Problems of the selection itself are in `refusal`. */
  private lastMessage: SeatMessage | null = null
  /** Seats of a hold request in progress. The gateway may report these seats as taken. */
  private inFlight: ReadonlySet<number> = new Set()
  private best: BestFinder | null = null

  constructor(
    private readonly deps: PickingDeps,
    readonly session: SessionRef,
    private readonly context: PickingContext,
  ) {
    this.source = new SeatHouseModel(deps, session)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    this.source.events.on('changed', this.handleChange)
  }

  get loaded(): LoadedHouse | null {
    return this.source.loaded.value
  }

  get tiers(): readonly SeatTier[] {
    return this.loaded?.sale.tiers ?? []
  }

  /** Colors of the tiers on the map. */
  get colors(): readonly string[] {
    return tierColors(
      this.tiers.map(({ color }) => color),
      this.deps.stores.preferences.theme,
    )
  }

  /** The buyer's card in the session; null if no card is used. */
  get card(): SessionCard | null {
    return this.context.card?.() ?? null
  }

  /** Price of one seat in each tier, including all known fees. */
  get prices(): readonly Fen[] {
    return this.tiers.map((tier) => allIn(seatCost(tier, null), 1, this.fees))
  }

  /** Rates of the buyer for tickets of the show. */
  get rates(): readonly MemberRate[] {
    return this.loaded ? ratesOfShow(this.deps.stores.userFacts.rates, this.loaded.sale) : []
  }

  /** Member price of one seat of each tier, including all known fees; null for tiers at the public price. */
  get memberPrices(): readonly (MemberPrice | null)[] {
    return seatMemberPrices(this)
  }

  /** The known fees of an order. Null while the fees are unknown, and for a screen that prices the seats itself. */
  get fees(): KnownFees | null {
    return this.context.exactly == null ? (this.loaded?.sale ?? null) : null
  }

  get counts(): HouseCounts | null {
    // MobX does not observe the house, but it observes the revision.
    return this.source.revision > 0 && this.loaded ? countHouse(this.loaded.house, this.prices) : null
  }

  get soldOut(): boolean {
    return this.counts?.free === 0 && this.chosen.length === 0
  }

  get rules(): SeatRules {
    return seatRules(this.loaded?.sale.rules, this.context)
  }

  /** Maximum number of selected seats; Infinity if there is no limit. */
  get limit(): number {
    const { most, buyerRemaining } = this.rules
    return Math.min(most ?? Infinity, buyerRemaining ?? Infinity, this.card?.left ?? Infinity)
  }

  /** For each tier index, true if the tier matches the filter and is covered by the card; null if all tiers do. */
  get offeredTiers(): readonly boolean[] | null {
    return offeredTiers(this)
  }

  /** Maximum number of people in a group. */
  get largest(): number {
    return this.context.exactly ?? Math.max(1, Math.min(this.limit, MAX_GROUP))
  }

  /** Returns true if the card covers a tier, or if there is no card. */
  covers(tier: number): boolean {
    return this.card?.covers(this.tiers[tier]?.seatPlanId ?? '') ?? true
  }

  /** Returns the part of `sum` for one selected seat, without the delivery fee, which is paid once per order. */
  shareOf(tier: number): Fen {
    return withoutDelivery(seatsSum(this, [tier]), this.fees)
  }

  /** Amount due for the selected seats in one order, including all known fees. */
  get sum(): Fen {
    return seatsSum(this, this.chosenTiers)
  }

  /** Tier of each selected seat. */
  get chosenTiers(): number[] {
    const { loaded } = this
    return loaded ? this.chosen.map((seat) => tierOf(loaded.house, seat)) : []
  }

  get seatIds(): string[] {
    const { loaded } = this
    return loaded ? this.chosen.map((seat) => seatIdOf(loaded.map, seat)) : []
  }

  /** Selected seats with a restricted view. */
  get restricted(): number[] {
    const { loaded } = this
    return loaded ? this.chosen.filter((seat) => (loaded.map.kind[seat] & SEAT_KIND.restrictedView) !== 0) : []
  }

  /** Reason why the selection cannot be held; null if the selection is valid or empty. */
  get refusal(): SelectionRefusal | null {
    if (!this.loaded || this.source.revision === 0 || this.chosen.length === 0) return null
    // During a hold request, the gateway may report these seats as taken by this buyer.
    if (this.inFlight.size > 0) return null
    return refuseByCard(this) ?? refuseSeats(this.loaded.house, this.chosen, this.rules)
  }

  /** The message beside the selection: the message about the last action, else the refusal of the selection. */
  get message(): SeatMessage | null {
    if (this.lastMessage) return this.lastMessage
    const { refusal, loaded } = this
    if (!refusal || !loaded) return null
    const fix = refusal.reason === 'orphan' ? withoutOrphans(loaded.house, this.chosen, refusal.seats) : null
    return { kind: 'refused', refusal, fix }
  }

  isChosen(seat: number): boolean {
    return this.chosen.includes(seat)
  }

  /** Loads or reloads the seats. Selected seats remain selected if they still exist and are free. */
  async load(): Promise<void> {
    const ids = this.seatIds
    if (!(await this.source.load())) return
    this.begin(ids)
  }

  /** Selects or deselects a seat. If the seat cannot be selected, shows a message with the reason. */
  toggle(seat: number): void {
    const { loaded } = this
    if (!loaded) return
    this.lastMessage = null
    if (this.isChosen(seat)) this.chosen = this.chosen.filter((each) => each !== seat)
    else this.add(loaded.house, seat)
  }

  remove(seat: number): void {
    if (this.isChosen(seat)) this.toggle(seat)
  }

  /** Replaces the selection with these seats, which a proposal or a search returned. */
  select(seats: readonly number[]): void {
    this.lastMessage = null
    this.chosen = [...seats]
    this.firstAdded = seats[0] ?? -1
    this.show(seats)
  }

  clear(): void {
    this.lastMessage = null
    this.chosen = []
  }

  /**
   * Selects the best adjacent seats. Each further call selects the next best seats.
   * @param section index of the section; -1 for the whole venue
   */
  selectBest(count: number, section: number): void {
    const { loaded } = this
    if (!loaded) return
    if (this.limit === 0) return this.notify(limitMessage(this, this.context.exactly))
    const { filter, offeredTiers: tiers } = this
    const found = this.best?.next(bestQuery(filter, { count, section, tiers }), this.rules.together)
    if (!found) return this.notify({ kind: 'noBlock', count })
    this.select(found.seats)
    if (found.split) this.lastMessage = { kind: 'split', count }
  }

  notify(message: SeatMessage | null): void {
    this.lastMessage = message
  }

  /** Sets the seats of a hold request in progress. Must be called with an empty list after the response. */
  holding(seats: readonly number[]): void {
    this.inFlight = new Set(seats)
  }

  /** Scrolls seats into view. */
  show(seats: readonly number[]): void {
    this.events.emit('show', seats)
  }

  /** Deselects seats that other buyers have taken. @param proposal the same number of free seats, or an empty list */
  lose(seats: readonly number[], proposal: readonly number[]): void {
    const { loaded } = this
    if (!loaded) return
    this.inFlight = new Set()
    const count = this.chosen.length
    const known = proposal.length === count ? [...proposal] : null
    const lost = [...seats]
    this.chosen = this.chosen.filter((seat) => !seats.includes(seat))
    this.source.mark(seats, true)
    this.lastMessage = {
      kind: 'lost',
      seats: lost,
      proposal: known ?? freeNear(loaded.house, this.chosen, lost, count),
    }
  }

  dispose(): void {
    this.best?.dispose()
    this.source.pause()
  }

  private add(house: SeatHouse, seat: number): void {
    if (tierOf(house, seat) === NO_TIER) return this.notify({ kind: 'notOnSale', seat })
    if (house.taken[seat] !== 0)
      return this.notify({ kind: 'taken', seat, proposal: freeNear(house, this.chosen, [seat], 1) })
    if (!this.covers(tierOf(house, seat))) return this.notify({ kind: 'uncovered', seat })
    if (this.limit === 1 && this.chosen.length === 1) return this.select([seat])
    if (this.chosen.length >= this.limit) return this.notify(limitMessage(this, this.context.exactly))
    const next = [...this.chosen, seat]
    if (refuseSeats(house, next, this.rules)?.reason === 'tiers') return this.notify({ kind: 'tiers', seat })
    this.chosen = next
    this.firstAdded = seat
  }

  private begin(ids: readonly string[]): void {
    const { loaded } = this
    if (!loaded) return
    this.best?.dispose()
    this.best = new BestFinder(this.deps.clock, loaded.house, (tier) => this.prices[tier] ?? 0)
    this.chosen = ids.map(loaded.seatOf).filter((seat) => seat >= 0 && loaded.house.taken[seat] === 0)
  }

  private handleChange(seats: readonly number[]): void {
    const { loaded } = this
    this.best?.update(seats)
    if (!loaded) return
    const { taken } = loaded.house
    const lost = this.chosen.filter((seat) => taken[seat] !== 0 && !this.inFlight.has(seat))
    if (lost.length > 0) this.lose(lost, [])
  }
}
