import { makeAutoObservable, runInAction } from 'mobx'
import type { SeatPlan } from '@/api/session'
import { type ShowDynamic, showDynamic, type ShowStatic, showStatic } from '@/api/show'
import { isNotFound, HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { Loadable } from '@/components/loading/loadable'
import type { Services } from '@/components/services'
import { type Entitlement, entitlementOf } from '@/domain/order/entitlement'
import { AT_DOOR } from '@/domain/payment/return-address'
import type { PriceHiding, ShownPrice } from '@/domain/price'
import { type SeatWay, seatWay } from '@/domain/show/seat-way'
import { type SaleAction, type SaleState, saleState } from '@/domain/show/status'
import type { TimerId } from '@/lib/clock'
import { isRequestError } from '@/request/errors'
import type { RouteParams } from '@/router/table/table'
import { type RemindType, type SaleButton, saleButton } from './sale-button'
import { lowestPrice, tierPrice } from './sale-prices'
import { sessionState, type ShowSaleFacts } from './sessions'
import { BuyerEligibility } from './buyer-eligibility'
import { type SelectionRefusal, TicketSelection } from './ticket-selection'

type SaleParams = Partial<RouteParams<'booking'>> & {
  showId: string
  source?: string | undefined
  siteId?: string | undefined
  orderId?: string | undefined
}

/** What stands in the way, told beside the button; `message` is the gateway's own sentence. */
export type SaleHint = { reason: SelectionRefusal | 'remindFailed'; message: string }

/** While a show sells, its sessions may stand otherwise. */
const SELLING = new Set<SaleAction>(['buy', 'pickSeats', 'priorityBuy'])

const CLOSED = ['cancelled', 'postponed', 'finished', 'notListed'] as const

/** Where one buys. */
export interface SaleChannel {
  /** At the door nobody picks seats: the house gives the best of a tier. */
  atDoor?: boolean
}

type SaleDeps = Pick<Services, 'client' | 'navigate' | 'stores' | 'clock'>

/**
 * A show on sale, as its detail and its booking share it: what it is, how it stands, what of it is chosen, and the one
 * button. The static and the dynamic half load side by side; a failed dynamic half leaves the static one shown.
 */
export class ShowSale {
  readonly facts: Loadable<ShowStatic>
  readonly dynamic: Loadable<ShowDynamic>
  readonly selection: TicketSelection
  readonly buyer: BuyerEligibility
  private lastHint: SaleHint | null = null
  /** When the sale was last looked at, epoch ms: states are computed for this moment. */
  private moment: number
  private reload: TimerId | null = null

  constructor(
    private readonly deps: SaleDeps,
    readonly params: SaleParams,
    private readonly saleChannel: SaleChannel = {},
  ) {
    const { client, clock } = deps
    const { showId, source, promotionId, siteId, orderId } = params
    this.moment = clock.now()
    this.facts = new Loadable(() =>
      client.call(showStatic, { showId, source, promotionId, siteId, orderId }, HANDLES_NOT_FOUND),
    )
    this.dynamic = new Loadable(() => this.fetchDynamic())
    this.buyer = new BuyerEligibility(deps, showId)
    this.selection = new TicketSelection(deps, showId, params, {
      isHot: () => this.dynamic.value?.hotMode ?? false,
      remaining: this.buyer.remaining,
      picksSeats: () => this.picksSeats,
      privilegeId: () => this.privilegeId,
    })
    makeAutoObservable<this, 'deps' | 'reload' | 'saleChannel'>(
      this,
      { deps: false, params: false, saleChannel: false, reload: false },
      { autoBind: true },
    )
  }

  /** No show by this id. */
  get missing(): boolean {
    return this.facts.status === 'failed' && isNotFound(this.facts.error)
  }

  /** How its seats are come by; null as long as nobody has said. */
  get way(): SeatWay | null {
    return this.facts.value && seatWay(this.facts.value.seatPickType)
  }

  /** The buyer picks seats, after the choice that is made here. */
  get picksSeats(): boolean {
    return !this.saleChannel.atDoor && this.way !== null && this.way !== 'tier'
  }

  /** The right by which this buyer comes before the public sale: the one of the address, else their own; '' without one. */
  get privilegeId(): string {
    return this.params.privilegeId || this.dynamic.value?.privilegeId || ''
  }

  /** How the show stands. While it sells, the chosen session's own state counts: one night may be sold out. */
  get state(): SaleState | null {
    return this.sessionCounts ? this.ownState : this.showState
  }

  /** Null as long as its act is unknown: where seats are come by stands in the static half. */
  get button(): SaleButton | null {
    if (!this.state || (SELLING.has(this.state.action) && this.way === null)) return null
    return saleButton(this.state, {
      reminded: this.buyer.isReminded(this.remindTarget),
      redeems: this.deps.stores.shop.redeems,
      merchantLabel: this.dynamic.value?.buttonText ?? '',
    })
  }

  /** Called off, postponed, over or not listed: there is nothing to choose. */
  get closed(): boolean {
    return this.closedLabel !== null
  }

  /** How it is closed; null as long as it is not. */
  get closedLabel(): (typeof CLOSED)[number] | null {
    return CLOSED.find((label) => label === this.showState?.label) ?? null
  }

  /** What was told stays until it is put right; that nothing can be bought is told without asking. */
  get hint(): SaleHint | null {
    const { lastHint } = this
    if (lastHint?.reason === 'remindFailed') return lastHint
    const { refusal } = this.selection
    const hopeless = refusal === 'noTickets' || refusal === 'sessionLimit'
    if (refusal === null || this.button?.act?.kind !== 'buy') return null
    return hopeless || lastHint?.reason === refusal ? { reason: refusal, message: '' } : null
  }

  get hiding(): PriceHiding {
    const { hidesPrice, config } = this.deps.stores.shop
    return { hidden: hidesPrice, text: config?.hiddenTicketPriceText ?? '' }
  }

  /** The lowest price of the show; null as long as nobody has said. */
  get priceFrom(): ShownPrice | null {
    return this.dynamic.value && lowestPrice(this.dynamic.value, this.hiding)
  }

  /** The sum of the choice; null as long as no tier is chosen. */
  get total(): ShownPrice | null {
    const { amount } = this.selection
    return amount === null ? null : tierPrice(amount, this.dynamic.value, this.hiding)
  }

  /** The price of one unit of a tier. */
  priceOf(plan: SeatPlan): ShownPrice {
    return tierPrice(plan.salePrice ?? plan.originalPrice, this.dynamic.value, this.hiding)
  }

  /** Everything, first or again in another language; every part fails for itself and keeps what it shows. */
  async load(): Promise<void> {
    await Promise.all([this.facts.load(), this.reloadSale(true)])
  }

  /** How things stand now: state, sessions and tiers. What is shown stays until the new is here. */
  async refresh(): Promise<void> {
    await this.reloadSale(false)
  }

  /** Asks for the tickets that are chosen, or says what is missing. Where seats are picked, that comes next. */
  async buy(): Promise<void> {
    const { session, plan, quantity, requestedQuantity, refusal } = this.selection
    if (refusal || !session) return this.showHint(refusal ?? 'noSession')
    this.lastHint = null
    const { navigate } = this.deps
    const target = { showId: this.params.showId, sessionId: session.bizShowSessionId }
    if (this.picksSeats) {
      if (this.way === 'partner') return navigate.open('pick-seat-3rd', target)
      const query = {
        seatPlanId: plan?.seatPlanId,
        quantity: requestedQuantity === null ? undefined : String(requestedQuantity),
      }
      return navigate.open('pick-seat', { ...target, ...query, ...this.entitlement })
    }
    if (!plan) return
    const pageSource = this.saleChannel.atDoor ? AT_DOOR : undefined
    const tickets = { seatPlanId: plan.seatPlanId, quantity: String(quantity), pageSource }
    await navigate.open('confirm-order', { ...target, ...tickets, ...this.entitlement })
  }

  /** To the screen that asks for the quantity, with what is chosen already; straight to the seats where the shop wants that. */
  async book(): Promise<void> {
    const { session, plan } = this.selection
    const jumps = this.picksSeats && this.deps.stores.shop.config?.noAutoJumpPickSeat === false
    if (jumps) return this.buy()
    await this.deps.navigate.open('booking', {
      showId: this.params.showId,
      sessionId: session?.bizShowSessionId,
      seatPlanId: plan?.seatPlanId,
      ...this.entitlement,
    })
  }

  /** A reminder of the sale, a place in the waitlist, a registration. A visitor logs in first and is not asked again. */
  async remind(type: RemindType): Promise<void> {
    this.lastHint = null
    if (!this.deps.stores.user.loggedIn) return this.buyer.loginFor(this.remindAgain)
    try {
      await this.buyer.subscribe(type, this.remindTarget)
    } catch (error) {
      this.showHint('remindFailed', isRequestError(error) ? error.message : '')
    }
  }

  /** The screen is in view again: things may have moved on, and a login may have been given up. */
  async resume(): Promise<void> {
    this.buyer.cancelAfterLogin()
    if (this.facts.value) await this.refresh()
  }

  dispose(): void {
    this.buyer.dispose()
    if (this.reload !== null) this.deps.clock.clearTimeout(this.reload)
  }

  private get showState(): SaleState | null {
    return this.dynamic.value && saleState({ ...this.dynamic.value, ...this.forSessions }, this.moment)
  }

  /** What counts for the show and each of its sessions alike. */
  private get forSessions(): ShowSaleFacts {
    const { canUsePriorityPurchase = false, prioritySaleTime = null } = this.dynamic.value ?? {}
    const supportSeatPicking = this.picksSeats
    // A privilege of the address need not be the buyer's own: that its sessions sell says that it lets them in.
    return this.selection.sellsByPrivilege && !canUsePriorityPurchase
      ? { supportSeatPicking, canUsePriorityPurchase: true, prioritySaleTime: null }
      : { supportSeatPicking, canUsePriorityPurchase, prioritySaleTime }
  }

  private get ownState(): SaleState | null {
    return this.selection.session && sessionState(this.selection.session, this.moment, this.forSessions)
  }

  /** One that sells adds nothing to a show that does: early buyers are told that they are early. */
  private get sessionCounts(): boolean {
    const { showState, ownState } = this
    if (!showState || !ownState || !SELLING.has(showState.action)) return false
    return showState.action !== 'priorityBuy' || !SELLING.has(ownState.action)
  }

  /** What the buyer came with, for the screens that lead to the order. */
  private get entitlement(): Entitlement {
    return entitlementOf({ ...this.params, privilegeId: this.privilegeId })
  }

  /** Whose reminder it is: the session's where the session's state counts. */
  private get remindTarget(): string {
    return (this.sessionCounts && this.selection.session?.bizShowSessionId) || this.params.showId
  }

  private async fetchDynamic(): Promise<ShowDynamic> {
    const { client, stores } = this.deps
    const { showId, source } = this.params
    const dynamic = await client.call(showDynamic, { showId, source }, HANDLES_NOT_FOUND)
    stores.risk.keepWindow(showId, dynamic.captchaSwitch)
    return dynamic
  }

  private showHint(reason: SaleHint['reason'], message = ''): void {
    this.lastHint = { reason, message }
  }

  private async reloadSale(afresh: boolean): Promise<void> {
    await Promise.all([this.dynamic.load(), this.selection.loadSessions({ afresh })])
    // The buyer's own right is known only now.
    if (this.selection.isOutdated) await this.selection.loadSessions()
    runInAction(() => (this.moment = this.deps.clock.now()))
    this.reloadWhenOpen()
    await this.selection.loadPlans()
  }

  /** The gateway's clock decides: where it still waits a moment after ours has opened, look again at its time. */
  private reloadWhenOpen(): void {
    const { saleTime, saleTimeCountdown } = this.dynamic.value ?? {}
    if (this.reload !== null || !saleTimeCountdown || saleTime == null || saleTime > this.moment) return
    this.reload = this.deps.clock.setTimeout(() => {
      this.reload = null
      void this.refresh()
    }, saleTimeCountdown)
  }

  /** After the login: still wanted unless it turned out to be done already. */
  private remindAgain(): void {
    const act = this.button?.act
    if (act?.kind === 'remind') void this.remind(act.type)
  }
}
