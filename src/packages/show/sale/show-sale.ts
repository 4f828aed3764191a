import { makeAutoObservable, runInAction } from 'mobx'
import type { SeatPlan } from '@/api/session'
import type { ShowDynamic, ShowReminder, ShowStatic } from '@/api/show'
import { AsyncResource, type Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { entitlementOf } from '@/domain/order/entitlement'
import { lowestPrice, type ShownPrice } from '@/domain/price'
import { type SeatChoice, seatChoiceOf } from '@/domain/show/seat-choice'
import { isRequestError } from '@/request/errors'
import { follow } from '@/router/follow'
import type { LinkTo } from '@/router/link-to'
import type { RouteParams } from '@/router/table/table'
import { purchaseLink } from './purchase-link'
import { type Registration, type SaleButton, saleButton } from './sale-button'
import { SaleStatus } from './sale-status'
import { planPrice, type PlanUnits } from './plan-price'
import { SaleMemberPrices } from './sale-member-prices'
import { BookingCard } from './booking-card'
import { BuyerEligibility } from './buyer-eligibility'
import { ChannelSaving } from './channel-saving'
import { ShowWaitlist } from './show-waitlist'
import { ShowLoader } from '@/components/show/show-loader'
import { SpecifiedUsers } from './specified-users'
import { type SelectionRefusal, TicketSelection } from './ticket-selection'

type SaleParams = Partial<RouteParams<'booking'>> & {
  showId: string
  source?: string | undefined
  siteId?: string | undefined
  orderId?: string | undefined
}

/**
 * Reason why a tap on the button had no effect. It is shown beside the button. `message` is the message of the gateway.
 */
export type SaleHint = { reason: SelectionRefusal | 'remindFailed'; message: string }

type SaleDeps = Pick<ModelDeps, 'client' | 'navigate' | 'stores' | 'clock' | 'screen' | 'platform'>

/**
 * Model of a show's sale: data, state, selection and button. The detail screen and the booking screen use it. The
 * static and the dynamic part load in parallel; if the dynamic part fails, the static part is still shown.
 */
export class ShowSale {
  readonly facts: Resource<ShowStatic>
  readonly dynamic: AsyncResource<ShowDynamic>
  readonly selection: TicketSelection
  readonly status: SaleStatus
  readonly buyer: BuyerEligibility
  readonly card: BookingCard
  readonly channel: ChannelSaving
  readonly members: SaleMemberPrices
  readonly users: SpecifiedUsers
  readonly waitlist: ShowWaitlist
  private readonly loader: ShowLoader
  private lastHint: SaleHint | null = null
  /** True if a reload is scheduled for the opening time of the sale. */
  private reloadScheduled = false
  private readonly everything: AsyncResource<true>

  constructor(
    private readonly deps: SaleDeps,
    readonly params: SaleParams,
    /**
     * `atDoor` is true for an on-site purchase without seat selection, where the gateway assigns the best seats of a
     * tier.
     */
    private readonly saleChannel: { atDoor?: boolean } = {},
  ) {
    const { clock, screen } = deps
    const { showId } = params
    this.loader = new ShowLoader(deps, params)
    // The cache of other screens is not used, because it may contain a show that was withdrawn.
    this.facts = screen.resource(() => this.loader.facts(), { staleTime: Infinity })
    this.dynamic = new AsyncResource(() => this.fetchDynamic(), clock)
    this.buyer = new BuyerEligibility(deps, showId, params)
    this.card = new BookingCard(deps, params)
    this.selection = new TicketSelection(deps, showId, params, {
      isHot: () => this.dynamic.value?.hotMode ?? false,
      remaining: this.buyer.remaining,
      picksSeats: () => this.picksSeats,
      privilegeId: () => this.privilegeId,
    })
    this.channel = new ChannelSaving(deps, showId, this.selection)
    this.members = new SaleMemberPrices(deps.stores, this)
    const { facts, dynamic, selection, buyer } = this
    this.status = new SaleStatus(clock, { dynamic, selection, picksSeats: () => this.picksSeats })
    this.users = new SpecifiedUsers(deps, showId, { facts, selection })
    this.waitlist = new ShowWaitlist(deps, showId, { dynamic, selection, buyer })
    // Loads all data when the screen opens, after a change of language and after a refresh by the buyer. When the
    // screen is shown again, only `refresh` runs, which loads less.
    this.everything = screen.resource(() => this.reloadSale(true), { staleTime: Infinity })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.onReturn(() => void this.refresh())
    screen.onOnlineAfterFailure(() => [this.dynamic, ...this.selection.resources], this.refresh)
  }

  /** Method of assigning seats; null while unknown. */
  get seatChoice(): SeatChoice | null {
    return this.facts.value && seatChoiceOf(this.facts.value.seatPickType)
  }

  /** True if the buyer selects seats in the next step. */
  get picksSeats(): boolean {
    return !this.saleChannel.atDoor && this.seatChoice !== null && this.seatChoice !== 'tier'
  }

  /**
   * True if the button of the show page directly opens the seat selection, where the buyer then selects the session
   * too.
   */
  get opensSeats(): boolean {
    return this.picksSeats && this.deps.stores.shop.config?.noAutoJumpPickSeat === false
  }

  /**
   * True if sessions are selected on the show page: if the button opens the seat selection, or if the show is not on
   * sale. Otherwise sessions are selected together with tier and quantity. False while unknown.
   */
  get choosesOnPage(): boolean {
    if (this.status.ofShow === null || this.seatChoice === null || this.status.closed || this.soldAt) return false
    return this.opensSeats || !this.status.showSells
  }

  /** Privilege for a presale purchase: the privilege in the address, else the buyer's own privilege, else ''. */
  get privilegeId(): string {
    return this.params.privilegeId || this.dynamic.value?.privilegeId || ''
  }

  /**
   * The main button of the show; null until the static part is loaded, because that part contains the method of
   * assigning seats.
   */
  get button(): SaleButton | null {
    const { current, sells } = this.status
    if (!current || (sells && this.seatChoice === null)) return null
    return saleButton(current, {
      previewed: this.previewed,
      soldElsewhere: this.soldAt !== '',
      reminded: this.waitlist.waits || this.reminder !== null,
      redeems: this.deps.stores.shop.redeems,
      isFree: this.dynamic.value?.isFree,
      merchantLabel: this.dynamic.value?.buttonText ?? '',
    })
  }

  /** True in the merchant's preview of an unpublished show. Such a show cannot be bought. */
  get previewed(): boolean {
    return this.deps.stores.session.preview
  }

  /** External address where the show is sold; '' if it is sold in this shop. */
  get soldAt(): string {
    return this.facts.value?.jumpUrlInfo?.url ?? ''
  }

  /** The buyer's registration that belongs to the current state. */
  get reminder(): ShowReminder | null {
    const { current } = this.status
    return current && this.buyer.reminderIn(current, this.remindTarget)
  }

  /**
   * Reason why a tap had no effect, while it still applies. `noTickets` and `sessionLimit` are shown even before a tap.
   */
  get hint(): SaleHint | null {
    const { lastHint } = this
    if (lastHint?.reason === 'remindFailed') return lastHint
    const { refusal } = this.selection
    const hopeless = refusal === 'noTickets' || refusal === 'sessionLimit'
    if (refusal === null || this.button?.action?.kind !== 'buy') return null
    return hopeless || lastHint?.reason === refusal ? { reason: refusal, message: '' } : null
  }

  /** The lowest price of the show; null while unknown. */
  get priceFrom(): ShownPrice | null {
    return this.dynamic.value && lowestPrice(this.dynamic.value, this.deps.stores.shop.priceHiding)
  }

  /** Number of selected units that the card covers. */
  get coveredUnits(): number {
    const { plan, quantity, session } = this.selection
    const card = session && this.card.inSession(session.bizShowSessionId)
    return plan && card?.covers(plan.seatPlanId) ? Math.min(quantity, card.left) : 0
  }

  /** Amount due for the selection, fen; null if no tier is selected. */
  get total(): ShownPrice | null {
    const { plan, quantity } = this.selection
    return plan && this.dueFor(plan, quantity, this.coveredUnits)
  }

  /** Returns the public price of units of a tier. @param covered number of units that a card pays */
  priceOf(plan: SeatPlan, units = 1, covered = 0): ShownPrice {
    return this.sumOf(plan, { units, covered })
  }

  /** Returns the buyer's price for units of a tier. @param covered number of units that a card pays */
  dueFor(plan: SeatPlan, units: number, covered: number): ShownPrice {
    return this.sumOf(plan, { units, covered, rates: this.members.rates })
  }

  /** Loads all data, for the "try again" button. Each part can fail independently. */
  async load(): Promise<void> {
    await Promise.all([this.facts.load(), this.everything.load()])
  }

  /**
   * Reloads the data that changes: state, sessions and tiers. Displays the existing values until the new values are
   * loaded.
   */
  async refresh(): Promise<void> {
    await this.reloadSale(false)
  }

  /**
   * Link to the checkout of the selected tickets, or to the seat selection. Undefined if the selection is incomplete.
   */
  get next(): LinkTo | undefined {
    return purchaseLink({
      showId: this.params.showId,
      selection: this.selection,
      seatChoice: this.picksSeats ? this.seatChoice : 'tier',
      atDoor: this.saleChannel.atDoor ?? false,
      entitlement: entitlementOf({ ...this.params, ...this.card.entitlement, privilegeId: this.privilegeId }),
    })
  }

  /** Opens the checkout or the seat selection. If the selection is incomplete, shows a hint. */
  async buy(): Promise<void> {
    const { next } = this
    this.lastHint = next ? null : { reason: this.selection.refusal ?? 'noSession', message: '' }
    if (next) await follow(this.deps.navigate, next)
  }

  /** Subscribes to a reminder, registers, or opens the waitlist. A visitor who is not logged in logs in first. */
  async remind(type: Registration): Promise<void> {
    this.lastHint = null
    if (type === 'WAIT_LIST') return this.waitlist.begin()
    if (!this.deps.stores.user.loggedIn) return this.buyer.loginFor(this.remindAgain)
    try {
      await this.buyer.subscribe(type, this.remindTarget)
    } catch (error) {
      const message = isRequestError(error) ? error.message : ''
      runInAction(() => (this.lastHint = { reason: 'remindFailed', message }))
    }
  }

  /**
   * Id of the session or show that is the target of a subscription: the session if its state applies, else the show.
   */
  get remindTarget(): string {
    return this.status.sessionId ?? this.params.showId
  }

  private sumOf(plan: SeatPlan, units: Omit<PlanUnits, 'session'>): ShownPrice {
    const { priceHiding } = this.deps.stores.shop
    return planPrice(plan, { ...units, session: this.members.session }, this.dynamic.value, priceHiding)
  }

  private async fetchDynamic(): Promise<ShowDynamic> {
    const dynamic = await this.loader.dynamic()
    this.deps.stores.risk.setCaptchaWindow(this.params.showId, dynamic.captchaSwitch)
    return dynamic
  }

  /** Loads the data of the sale. @param reload true to also reload the static parts of sessions and tiers */
  private async reloadSale(reload: boolean): Promise<true> {
    await Promise.all([this.dynamic.load(), this.selection.loadSessions({ reload })])
    // The buyer's privilege is unknown until the dynamic part is loaded.
    if (this.selection.list.isOutdated) await this.selection.loadSessions()
    this.status.update()
    this.reloadWhenOpen()
    await this.selection.loadPlans()
    return true
  }

  /**
   * Schedules a reload for the time at which the sale opens according to the gateway. This is necessary if the
   * gateway's clock is behind the device's clock.
   */
  private reloadWhenOpen(): void {
    const { saleTime, saleTimeCountdown } = this.dynamic.value ?? {}
    if (this.reloadScheduled || !saleTimeCountdown || saleTime == null || saleTime > this.status.moment) return
    this.reloadScheduled = true
    this.deps.screen.timeout(() => {
      this.reloadScheduled = false
      void this.refresh()
    }, saleTimeCountdown)
  }

  /** Continues with the registration after the login, unless the buyer has already registered. */
  private remindAgain(): void {
    const action = this.button?.action
    if (action?.kind === 'remind') void this.remind(action.type)
  }
}
