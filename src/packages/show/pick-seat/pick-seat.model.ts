import { makeAutoObservable } from 'mobx'
import { showStatic, type ShowStatic } from '@/api/show'
import type { AsyncResource, Resource } from '@/components/screen/async-resource'
import { isMissing } from '@/components/screen/failure-message'
import type { ModelDeps } from '@/components/screen/use-model'
import type { LoadedHouse } from '@/components/seat/house/seat-house.model'
import { entitlementOf } from '@/domain/order/entitlement'
import type { PriceHiding } from '@/domain/price'
import { createEmitter } from '@/lib/emitter'
import { follow } from '@/router/follow'
import { type LinkTo, linkTo } from '@/router/link-to'
import type { RouteParams } from '@/router/table/table'
import type { ShowPreview } from '@/components/show/show-preview'
import { BookingCard } from '../sale/booking-card'
import { BuyerEligibility } from '../sale/buyer-eligibility'
import { SessionList } from '../sale/session-list'
import { type Session, sessionState } from '@/components/show/sessions'
import { RestrictedViews } from './restricted-views'
import type { SeatAction } from './seat-action'
import { SeatCheckout } from './seat-checkout'
import { SeatPicking } from './seat-picking'

/** Default number of people in a group. */
const PAIR = 2

type PickDeps = Pick<
  ModelDeps,
  'client' | 'clock' | 'navigate' | 'stores' | 'platform' | 'dialogs' | 'screen' | 'tappedShow'
>

interface PickEvents {
  /** Emitted when the button is tapped with an incomplete selection. Screen readers then announce the notice again. */
  focusNotice: undefined
}

/** Model of the seat selection: the session, the seats, and the order. */
export class PickSeatModel {
  readonly events = createEmitter<PickEvents>()
  readonly list: SessionList
  readonly buyer: BuyerEligibility
  readonly card: BookingCard
  picking: SeatPicking | null = null
  checkout: SeatCheckout | null = null
  mode: 'map' | 'list' = 'map'
  /** True if the host cannot show the map and only shows the list. */
  mapless = false
  groupSize: number
  /**
   * Index of the section that fills the view; -1 if no section fills it. The search for best seats is limited to this
   * section.
   */
  section = -1
  /** Index of the seat whose view of the stage is open; -1 if no view is open. */
  viewed = -1
  private readonly everything: AsyncResource<void>
  private readonly facts: Resource<ShowStatic>
  private readonly views = new RestrictedViews()

  constructor(
    private readonly deps: PickDeps,
    private readonly params: RouteParams<'pick-seat'>,
  ) {
    const { screen, stores } = deps
    const { showId } = params
    this.groupSize = Math.max(1, Math.floor(Number(params.quantity)) || PAIR)
    this.list = new SessionList(deps, showId)
    this.buyer = new BuyerEligibility(deps, showId)
    this.card = new BookingCard(deps, params)
    this.everything = screen.resource(() => this.open(), { staleTime: Infinity })
    this.facts = screen.query(
      showStatic,
      { showId },
      { options: { silent: true }, staleTime: Infinity, when: () => this.preview === null },
    )
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.onReturn(() => void this.resume())
    screen.onOnlineAfterFailure(() => this.resources, this.load)
    screen.onHide(() => this.picking?.source.pause())
    screen.onDispose(() => this.picking?.dispose())
    screen.reaction(
      () => this.picking?.chosen,
      () => this.checkout?.remember(),
    )
    screen.reaction(
      () => stores.user.loggedIn,
      (loggedIn) => loggedIn && void this.checkout?.sync(),
    )
  }

  /** The show's name; '' while unknown. */
  get showName(): string {
    return (this.preview ?? this.facts.value)?.showName ?? ''
  }

  /** Number of seats that another screen requested; null for a purchase. */
  get exactly(): number | null {
    return this.params.pick ? Math.max(1, Math.floor(Number(this.params.quantity)) || 1) : null
  }

  /** Selectable sessions. If another screen requested seats, only its session is selectable. */
  get sessions(): Session[] {
    const { sessions } = this.list
    return this.exactly === null ? sessions : sessions.filter(({ bizShowSessionId: id }) => id === this.sessionId)
  }

  get sessionId(): string {
    return this.picking?.session.sessionId ?? ''
  }

  get session(): Session | null {
    return this.list.find(this.sessionId)
  }

  /** Resource that the screen waits for: the sessions until a session is selected, then the seats of the session. */
  get house(): Pick<Resource<LoadedHouse>, 'value' | 'error' | 'status' | 'load'> {
    if (this.picking) return this.picking.source.loaded
    const { error } = this.list.statics
    return { value: null, error, status: error === null ? 'loading' : 'failed', load: this.everything.load }
  }

  get hiding(): PriceHiding {
    return this.deps.stores.shop.priceHiding
  }

  get action(): SeatAction | null {
    const { picking, session } = this
    if (!picking?.loaded) return null
    const state = session && sessionState(session, this.deps.clock.now())
    const held = this.checkout?.isHeld ?? false
    // With a privilege, the gateway decides if the buyer can order.
    if (state && !state.open && !held && !this.params.privilegeId) return { kind: 'closed', label: state.label }
    const { chosen, refusal } = picking
    const { exactly } = this
    if (exactly !== null && chosen.length < exactly) return { kind: 'more', count: exactly - chosen.length }
    if (chosen.length === 0) return { kind: 'choose', most: picking.limit }
    if (refusal) return { kind: 'mend', reason: refusal.reason }
    if (exactly !== null) return { kind: 'pick', count: exactly }
    return { kind: 'pay', count: chosen.length, held }
  }

  /** Another session on sale, which is offered if the selected session is sold out. */
  get otherSession(): Session | null {
    return this.openSession(() => true)
  }

  /** Another session on sale that the card covers. */
  get fittingSession(): Session | null {
    return this.openSession(({ bizShowSessionId: id }) => this.card.fits(id))
  }

  /** Loads all data, for the button "try again". Never rejects. */
  async load(): Promise<void> {
    await this.everything.load()
  }

  async chooseSession(sessionId: string): Promise<void> {
    if (sessionId === this.sessionId) return
    await this.begin(sessionId)
  }

  setMode(mode: 'map' | 'list'): void {
    this.mode = mode
  }

  /** Shows the list on a host that cannot show the map. */
  goWithoutMap(): void {
    this.mapless = true
    this.mode = 'list'
  }

  setGroupSize(size: number): void {
    this.groupSize = size
  }

  setSection(section: number): void {
    this.section = section
  }

  showViewFrom(seat: number): void {
    this.viewed = seat
  }

  selectBest(): void {
    this.picking?.selectBest(Math.min(this.groupSize, this.picking.largest), this.section)
  }

  /** Handles a tap on the main button. Shows a message if the selection is incomplete. */
  async submit(): Promise<void> {
    const { action } = this
    if (action?.kind === 'closed') return void (await follow(this.deps.navigate, this.show))
    if (action?.kind === 'choose' || action?.kind === 'more') this.picking?.notify({ kind: 'choose' })
    if (action?.kind === 'pick') return this.pick()
    if (action?.kind !== 'pay') return this.events.emit('focusNotice', undefined)
    if (this.deps.stores.user.loggedIn) return this.checkout?.checkout()
    this.checkout?.remember()
    return this.buyer.loginFor(() => this.checkoutAfterLogin())
  }

  /** Link to the show, which contains the waitlist, other sessions and sale times. */
  get show(): LinkTo {
    return linkTo('show-detail', { showId: this.params.showId })
  }

  private openSession(isMeant: (session: Session) => boolean): Session | null {
    const now = this.deps.clock.now()
    const isOpen = (each: Session) => each !== this.session && sessionState(each, now)?.open && isMeant(each)
    return this.sessions.find(isOpen) ?? null
  }

  private get preview(): ShowPreview | null {
    const { stores, tappedShow } = this.deps
    return tappedShow.preview(this.params.showId, stores.preferences.language)
  }

  private get resources(): readonly Pick<Resource<unknown>, 'error'>[] {
    return this.picking ? [...this.list.resources, this.picking.source.loaded] : this.list.resources
  }

  private async open(): Promise<void> {
    const { bizShowSessionId, sessionId = bizShowSessionId } = this.params
    // The card must be loaded too, because it determines the first session.
    const sessions = Promise.all([this.list.load({ reload: true }), this.card.load()])
    if (this.picking) await Promise.all([sessions, this.reload()])
    else if (sessionId) await Promise.all([sessions, this.begin(sessionId)])
    else {
      await sessions
      const first = this.list.first(this.fittingSession?.bizShowSessionId ?? null)
      if (first) await this.begin(first.bizShowSessionId)
    }
  }

  /**
   * Runs when the screen is shown again. In the meantime, seats may have been taken, and a hold may have become an
   * order.
   */
  private async resume(): Promise<void> {
    this.picking?.source.startPolling()
    if (this.picking?.loaded) await this.checkout?.sync()
  }

  private async checkoutAfterLogin(): Promise<void> {
    await this.card.load()
    if (this.action?.kind === 'pay') await this.checkout?.checkout()
  }

  /** Returns the seats to the screen that requested them, which holds them by its own rules. */
  private async pick(): Promise<void> {
    const { picking, deps } = this
    if (!picking || !(await this.views.accept(deps.dialogs, picking.restricted))) return
    const { seatIds, tiers, chosenTiers } = picking
    const { seatPlanId = '' } = tiers[chosenTiers[0]] ?? {}
    const { version } = picking.source
    deps.stores.choices.pickSeats({ sessionId: this.sessionId, seatPlanId, seatIds, version })
    await deps.navigate.back()
  }

  private async reload(): Promise<void> {
    await this.picking?.load()
    await this.checkout?.restore()
  }

  private async begin(sessionId: string): Promise<void> {
    const { deps, params } = this
    const isFirst = this.picking === null
    this.picking?.dispose()
    const session = { showId: params.showId, sessionId }
    const { exactly } = this
    const picking = new SeatPicking(deps, session, {
      buyerRemaining: () => this.buyer.remaining(sessionId),
      exactly,
      card: () => this.card.inSession(sessionId),
    })
    const entitlement = () => entitlementOf({ ...params, ...this.card.entitlement })
    this.enter(picking, exactly === null ? new SeatCheckout(deps, picking, entitlement) : null)
    await picking.load()
    if (picking !== this.picking) return
    // An address with a card does not show whether seats can be selected for the show.
    if (this.card.isNamed && isMissing(picking.source.loaded.error))
      return void (await deps.navigate.redirect('booking', { showId: params.showId, ...entitlementOf(params) }))
    if (isFirst) this.applyRequestedTier(picking)
    await this.checkout?.restore()
  }

  private enter(picking: SeatPicking, checkout: SeatCheckout | null): void {
    this.picking = picking
    this.checkout = checkout
    this.section = -1
    this.viewed = -1
    const { screen } = this.deps
    if (screen.visible && !screen.disposed) picking.source.startPolling()
  }

  /** Selects the tier from the address as a filter. */
  private applyRequestedTier({ tiers, filter }: SeatPicking): void {
    const tier = tiers.findIndex(({ seatPlanId }) => seatPlanId === this.params.seatPlanId)
    if (tier >= 0) filter.toggleTier(tier)
  }
}
