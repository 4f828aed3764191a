import { makeAutoObservable, runInAction } from 'mobx'
import type { SeatPlan } from '@/api/session'
import { type ShowDynamic, showDynamic, type ShowStatic, showStatic } from '@/api/show'
import { isMissing, KNOWS_MISSING } from '@/components/loading/failure-text'
import { Loadable } from '@/components/loading/loadable'
import type { Services } from '@/components/services'
import type { PriceHiding, ShownPrice } from '@/domain/price'
import { type SaleState, saleState } from '@/domain/show/status'
import type { TimerId } from '@/lib/clock'
import { isRequestError } from '@/request/errors'
import type { RouteParams } from '@/router/table/table'
import { type RemindType, type SaleButton, saleButton } from './sale-button'
import { lowestPrice, tierPrice } from './sale-prices'
import { sessionState } from './sessions'
import { ShowBuyer } from './show-buyer'
import { type ChoiceRefusal, TicketChoice } from './ticket-choice'

type SaleParams = Partial<RouteParams<'booking'>> & {
  showId: string
  source?: string | undefined
  siteId?: string | undefined
  orderId?: string | undefined
}

/** What stands in the way, told beside the button; `message` is the gateway's own sentence. */
export type SaleHint = { reason: ChoiceRefusal | 'remindFailed'; message: string }

const CLOSED = new Set(['cancelled', 'postponed', 'finished', 'notListed'])

type SaleDeps = Pick<Services, 'client' | 'navigate' | 'stores' | 'clock'>

/**
 * A show on sale, as its detail and its booking share it: what it is, how it stands, what of it is chosen, and the one
 * button. The static and the dynamic half load side by side; a failed dynamic half leaves the static one shown.
 */
export class ShowSale {
  readonly facts: Loadable<ShowStatic>
  readonly dynamic: Loadable<ShowDynamic>
  readonly choice: TicketChoice
  readonly buyer: ShowBuyer
  private told: SaleHint | null = null
  /** When the sale was last looked at, epoch ms: states are computed for this moment. */
  private moment: number
  private reload: TimerId | null = null

  constructor(
    private readonly deps: SaleDeps,
    readonly params: SaleParams,
  ) {
    const { client, clock } = deps
    const { showId, source, promotionId, siteId, orderId } = params
    this.moment = clock.now()
    this.facts = new Loadable(() =>
      client.call(showStatic, { showId, source, promotionId, siteId, orderId }, KNOWS_MISSING),
    )
    this.dynamic = new Loadable(() => this.askDynamic())
    this.buyer = new ShowBuyer(deps, showId)
    this.choice = new TicketChoice(deps, showId, params, {
      isHot: () => this.dynamic.value?.hotMode ?? false,
      remaining: this.buyer.remaining,
    })
    makeAutoObservable<this, 'deps' | 'reload'>(this, { deps: false, params: false, reload: false }, { autoBind: true })
  }

  /** No show by this id. */
  get missing(): boolean {
    return this.facts.status === 'failed' && isMissing(this.facts.error)
  }

  /** How the show stands. While it sells, the chosen session's own state counts: one night may be sold out. */
  get state(): SaleState | null {
    return this.sessionCounts ? this.ownState : this.showState
  }

  get button(): SaleButton | null {
    if (!this.state) return null
    return saleButton(this.state, {
      reminded: this.buyer.isReminded(this.remindTarget),
      redeems: this.deps.stores.shop.redeems,
      merchantWord: this.dynamic.value?.buttonText ?? '',
    })
  }

  /** Called off, postponed, over or not listed: there is nothing to choose. */
  get closed(): boolean {
    return this.showState !== null && CLOSED.has(this.showState.word)
  }

  /** What was told stays until it is put right; that nothing can be bought is told without asking. */
  get hint(): SaleHint | null {
    const { told } = this
    if (told?.reason === 'remindFailed') return told
    const { refusal } = this.choice
    const hopeless = refusal === 'noTickets' || refusal === 'sessionLimit'
    if (refusal === null || this.button?.act?.kind !== 'buy') return null
    return hopeless || told?.reason === refusal ? { reason: refusal, message: '' } : null
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
    const { amount } = this.choice
    return amount === null ? null : tierPrice(amount, this.dynamic.value, this.hiding)
  }

  /** The price of one unit of a tier. */
  priceOf(plan: SeatPlan): ShownPrice {
    return tierPrice(plan.salePrice ?? plan.originalPrice, this.dynamic.value, this.hiding)
  }

  /** Everything, first or again in another language; every part fails for itself and keeps what it shows. */
  async load(): Promise<void> {
    await Promise.all([this.facts.load(), this.look(true)])
  }

  /** How things stand now: state, sessions and tiers. What is shown stays until the new is here. */
  async refresh(): Promise<void> {
    await this.look(false)
  }

  /** Asks for the tickets that are chosen, or says what is missing. */
  async buy(): Promise<void> {
    const { session, plan, quantity, refusal } = this.choice
    if (refusal || !session || !plan) return this.tell(refusal ?? 'noPlan')
    this.told = null
    const { promotionId, privilegeLimitation, userCardInstanceId, cardId, privilegeCode, privilegeId } = this.params
    await this.deps.navigate.open('confirm-order', {
      showId: this.params.showId,
      sessionId: session.bizShowSessionId,
      seatPlanId: plan.seatPlanId,
      quantity: String(quantity),
      promotionId,
      privilegeLimitation,
      userCardInstanceId,
      cardId,
      privilegeCode,
      privilegeId,
    })
  }

  /** To the screen that asks for the quantity, with what is chosen already. */
  async book(): Promise<void> {
    const { session, plan } = this.choice
    await this.deps.navigate.open('booking', {
      showId: this.params.showId,
      sessionId: session?.bizShowSessionId,
      seatPlanId: plan?.seatPlanId,
      promotionId: this.params.promotionId,
    })
  }

  /** A reminder of the sale, a place in the waitlist, a registration. A visitor logs in first and is not asked again. */
  async remind(type: RemindType): Promise<void> {
    this.told = null
    if (!this.deps.stores.user.loggedIn) return this.buyer.loginFor(this.remindAgain)
    try {
      await this.buyer.subscribe(type, this.remindTarget)
    } catch (error) {
      this.tell('remindFailed', isRequestError(error) ? error.message : '')
    }
  }

  /** The screen is in view again: things may have moved on, and a login may have been given up. */
  async resume(): Promise<void> {
    this.buyer.giveUpWish()
    if (this.facts.value) await this.refresh()
  }

  dispose(): void {
    this.buyer.dispose()
    if (this.reload !== null) this.deps.clock.clearTimeout(this.reload)
  }

  private get showState(): SaleState | null {
    // The seat map is a screen of its own; without it, seats are bought by tier like any ticket.
    return this.dynamic.value && saleState({ ...this.dynamic.value, supportSeatPicking: false }, this.moment)
  }

  private get ownState(): SaleState | null {
    return this.choice.session && sessionState(this.choice.session, this.moment)
  }

  private get sessionCounts(): boolean {
    return this.showState?.action === 'buy' && this.ownState !== null
  }

  /** Whose reminder it is: the session's where the session's state counts. */
  private get remindTarget(): string {
    return (this.sessionCounts && this.choice.session?.bizShowSessionId) || this.params.showId
  }

  private async askDynamic(): Promise<ShowDynamic> {
    const { client, stores } = this.deps
    const { showId, source } = this.params
    const dynamic = await client.call(showDynamic, { showId, source }, KNOWS_MISSING)
    stores.risk.keepWindow(showId, dynamic.captchaSwitch)
    return dynamic
  }

  private tell(reason: SaleHint['reason'], message = ''): void {
    this.told = { reason, message }
  }

  private async look(afresh: boolean): Promise<void> {
    await Promise.all([this.dynamic.load(), this.choice.loadSessions({ afresh })])
    runInAction(() => (this.moment = this.deps.clock.now()))
    this.reloadWhenOpen()
    await this.choice.loadPlans()
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
