import { makeAutoObservable, runInAction } from 'mobx'
import type { SeatPlan } from '@/api/session'
import type { ShowDynamic, ShowReminder, ShowStatic } from '@/api/show'
import { AsyncResource, type Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { entitlementOf } from '@/domain/order/entitlement'
import { lowestPrice, type ShownPrice } from '@/domain/price'
import { type SeatChoice, seatChoiceOf } from '@/domain/show/seat-choice'
import { type SaleAction, type SaleState, saleState } from '@/domain/show/status'
import { isRequestError } from '@/request/errors'
import { follow } from '@/router/follow'
import type { LinkTo } from '@/router/link-to'
import type { RouteParams } from '@/router/table/table'
import { purchaseLink } from './purchase-link'
import { type Registration, type SaleButton, saleButton } from './sale-button'
import { planPrice } from '@/components/show/sale-prices'
import { sessionState, type ShowSaleFacts } from '@/components/show/sessions'
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

/** Why the button does nothing, shown beside it; `message` is the gateway's own sentence. */
export type SaleHint = { reason: SelectionRefusal | 'remindFailed'; message: string }

/** While a show sells, its sessions may be in another state. */
const SELLING = new Set<SaleAction>(['buy', 'pickSeats', 'priorityBuy'])

const CLOSED = ['cancelled', 'postponed', 'finished', 'notListed'] as const

type SaleDeps = Pick<ModelDeps, 'client' | 'navigate' | 'stores' | 'clock' | 'screen' | 'platform'>

/**
 * A show on sale, shared by its detail and its booking: facts, state, selection and the one button. The static and the
 * dynamic half load side by side; when the dynamic half fails, the static one is still shown.
 */
export class ShowSale {
  readonly facts: Resource<ShowStatic>
  readonly dynamic: AsyncResource<ShowDynamic>
  readonly selection: TicketSelection
  readonly buyer: BuyerEligibility
  readonly channel: ChannelSaving
  readonly users: SpecifiedUsers
  readonly waitlist: ShowWaitlist
  private readonly loader: ShowLoader
  private lastHint: SaleHint | null = null
  /** When the sale was last loaded, epoch ms: states are computed for this moment. */
  private moment: number
  /** A reload at the gateway's opening time is scheduled. */
  private reloadScheduled = false
  private readonly everything: AsyncResource<true>

  constructor(
    private readonly deps: SaleDeps,
    readonly params: SaleParams,
    /** `atDoor`: on-site purchase; seats are not picked, the gateway assigns the best of a tier. */
    private readonly saleChannel: { atDoor?: boolean } = {},
  ) {
    const { clock, screen } = deps
    const { showId } = params
    this.loader = new ShowLoader(deps, params)
    this.moment = clock.now()
    // Not shared with other screens: a show that was withdrawn must not open from memory.
    this.facts = screen.resource(() => this.loader.facts(), { staleTime: Infinity })
    this.dynamic = new AsyncResource(() => this.fetchDynamic(), clock)
    this.buyer = new BuyerEligibility(deps, showId, params)
    this.selection = new TicketSelection(deps, showId, params, {
      isHot: () => this.dynamic.value?.hotMode ?? false,
      remaining: this.buyer.remaining,
      picksSeats: () => this.picksSeats,
      privilegeId: () => this.privilegeId,
    })
    this.channel = new ChannelSaving(deps, showId, this.selection)
    this.users = new SpecifiedUsers(deps, showId, this)
    this.waitlist = new ShowWaitlist(deps, showId, this)
    // When the screen opens, in another language and after a refresh; a return needs the smaller `refresh` only.
    this.everything = screen.resource(() => this.reloadSale(true), { staleTime: Infinity })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.onReturn(() => void this.refresh())
    screen.onOnlineAfterFailure(() => [this.dynamic, ...this.selection.resources], this.refresh)
  }

  /** How seats are chosen; null while it is unknown. */
  get seatChoice(): SeatChoice | null {
    return this.facts.value && seatChoiceOf(this.facts.value.seatPickType)
  }

  /** The buyer picks seats, after the choice that is made here. */
  get picksSeats(): boolean {
    return !this.saleChannel.atDoor && this.seatChoice !== null && this.seatChoice !== 'tier'
  }

  /** The button of the show's page opens the seats at once: what is chosen before them is chosen beside them, too. */
  get opensSeats(): boolean {
    return this.picksSeats && this.deps.stores.shop.config?.noAutoJumpPickSeat === false
  }

  /**
   * The sessions are chosen on the show's page itself: the seats come next, or nothing is on sale and the button
   * subscribes. Else they are chosen with tier and quantity. False while it is unknown.
   */
  get choosesOnPage(): boolean {
    if (this.showState === null || this.seatChoice === null || this.closed || this.soldAt) return false
    return this.opensSeats || !SELLING.has(this.showState.action)
  }

  /** The privilege by which this buyer may buy before the public sale: that of the address, else their own; '' without one. */
  get privilegeId(): string {
    return this.params.privilegeId || this.dynamic.value?.privilegeId || ''
  }

  /** State of the show. While it is on sale, the chosen session's state applies: one session may be sold out. */
  get state(): SaleState | null {
    return this.sessionCounts ? this.ownState : this.showState
  }

  /** Null while its action is unknown: how seats are chosen is part of the static half. */
  get button(): SaleButton | null {
    if (!this.state || (SELLING.has(this.state.action) && this.seatChoice === null)) return null
    return saleButton(this.state, {
      previewed: this.previewed,
      soldElsewhere: this.soldAt !== '',
      reminded: this.waitlist.waits || this.reminder !== null,
      redeems: this.deps.stores.shop.redeems,
      isFree: this.dynamic.value?.isFree,
      merchantLabel: this.dynamic.value?.buttonText ?? '',
    })
  }

  /** The merchant looks at it before it is public: nothing can be bought. */
  get previewed(): boolean {
    return this.deps.stores.session.preview
  }

  /** When the last ticket is sold, while the show sells; null otherwise. */
  get salesEnd(): number | null {
    const sells = this.showState !== null && SELLING.has(this.showState.action)
    return sells ? (this.dynamic.value?.latestSaleTime ?? null) : null
  }

  /** Where it is sold, where that is not here; '' for here. */
  get soldAt(): string {
    return this.facts.value?.jumpUrlInfo?.url ?? ''
  }

  /** What the buyer has registered for in this state. */
  get reminder(): ShowReminder | null {
    return this.state && this.buyer.reminderIn(this.state, this.remindTarget)
  }

  /** Cancelled, postponed, finished or not listed: there is nothing to choose. */
  get closed(): boolean {
    return this.closedLabel !== null
  }

  /** Why the sale is closed; null while it is open. */
  get closedLabel(): (typeof CLOSED)[number] | null {
    return CLOSED.find((label) => label === this.showState?.label) ?? null
  }

  /** The reason of a refused purchase, while it applies; a closed sale is shown at once. */
  get hint(): SaleHint | null {
    const { lastHint } = this
    if (lastHint?.reason === 'remindFailed') return lastHint
    const { refusal } = this.selection
    const hopeless = refusal === 'noTickets' || refusal === 'sessionLimit'
    if (refusal === null || this.button?.action?.kind !== 'buy') return null
    return hopeless || lastHint?.reason === refusal ? { reason: refusal, message: '' } : null
  }

  /** The lowest price of the show; null while it is unknown. */
  get priceFrom(): ShownPrice | null {
    return this.dynamic.value && lowestPrice(this.dynamic.value, this.deps.stores.shop.priceHiding)
  }

  /** Total of the selection; null while no tier is chosen. */
  get total(): ShownPrice | null {
    const { plan, quantity } = this.selection
    return plan && this.priceOf(plan, quantity)
  }

  /** The price of a tier. @param units one by default */
  priceOf(plan: SeatPlan, units = 1): ShownPrice {
    return planPrice(plan, units, this.dynamic.value, this.deps.stores.shop.priceHiding)
  }

  /** Loads everything, for "try again". Each part fails by itself. */
  async load(): Promise<void> {
    await Promise.all([this.facts.load(), this.everything.load()])
  }

  /** Reloads what changes: state, sessions and tiers. What is shown stays until the new values arrive. */
  async refresh(): Promise<void> {
    await this.reloadSale(false)
  }

  /** The order of the chosen tickets, or the seats where they are picked; undefined while something is missing. */
  get next(): LinkTo | undefined {
    return purchaseLink({
      showId: this.params.showId,
      selection: this.selection,
      seatChoice: this.picksSeats ? this.seatChoice : 'tier',
      atDoor: this.saleChannel.atDoor ?? false,
      entitlement: entitlementOf({ ...this.params, privilegeId: this.privilegeId }),
    })
  }

  /** Opens the order, or the seats; shows what is missing. */
  async buy(): Promise<void> {
    const { next } = this
    this.lastHint = next ? null : { reason: this.selection.refusal ?? 'noSession', message: '' }
    if (next) await follow(this.deps.navigate, next)
  }

  /** Subscribes to the sale or a registration, or opens the waitlist. A visitor logs in first; it continues by itself after that. */
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

  private get showState(): SaleState | null {
    return this.dynamic.value && saleState({ ...this.dynamic.value, ...this.forSessions }, this.moment)
  }

  /** Facts of the show that apply to each of its sessions. */
  private get forSessions(): ShowSaleFacts {
    const { canUsePriorityPurchase = false, prioritySaleTime = null } = this.dynamic.value ?? {}
    const supportSeatPicking = this.picksSeats
    // A privilege of the address may be another buyer's: it is valid when sessions sell by it.
    return this.selection.sellsByPrivilege && !canUsePriorityPurchase
      ? { supportSeatPicking, canUsePriorityPurchase: true, prioritySaleTime: null }
      : { supportSeatPicking, canUsePriorityPurchase, prioritySaleTime }
  }

  private get ownState(): SaleState | null {
    return this.selection.session && sessionState(this.selection.session, this.moment, this.forSessions)
  }

  /** A session that sells does not hide that the show sells to early buyers. */
  private get sessionCounts(): boolean {
    const { showState, ownState } = this
    if (!showState || !ownState || !SELLING.has(showState.action)) return false
    return showState.action !== 'priorityBuy' || !SELLING.has(ownState.action)
  }

  /** Id of what is subscribed to: the session where its state counts, else the show. */
  get remindTarget(): string {
    return (this.sessionCounts && this.selection.session?.bizShowSessionId) || this.params.showId
  }

  private async fetchDynamic(): Promise<ShowDynamic> {
    const dynamic = await this.loader.dynamic()
    this.deps.stores.risk.setCaptchaWindow(this.params.showId, dynamic.captchaSwitch)
    return dynamic
  }

  /** @param reload the static halves of sessions and tiers too */
  private async reloadSale(reload: boolean): Promise<true> {
    await Promise.all([this.dynamic.load(), this.selection.loadSessions({ reload })])
    // The buyer's own privilege is known only now.
    if (this.selection.list.isOutdated) await this.selection.loadSessions()
    runInAction(() => (this.moment = this.deps.clock.now()))
    this.reloadWhenOpen()
    await this.selection.loadPlans()
    return true
  }

  /** The gateway's clock decides: where it is behind ours and the sale is not open there yet, reloads at its time. */
  private reloadWhenOpen(): void {
    const { saleTime, saleTimeCountdown } = this.dynamic.value ?? {}
    if (this.reloadScheduled || !saleTimeCountdown || saleTime == null || saleTime > this.moment) return
    this.reloadScheduled = true
    this.deps.screen.timeout(() => {
      this.reloadScheduled = false
      void this.refresh()
    }, saleTimeCountdown)
  }

  /** After the login, unless the buyer has the reminder already. */
  private remindAgain(): void {
    const action = this.button?.action
    if (action?.kind === 'remind') void this.remind(action.type)
  }
}
