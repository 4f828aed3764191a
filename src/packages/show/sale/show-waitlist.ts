import { makeAutoObservable } from 'mobx'
import type { SeatPlan } from '@/api/session'
import type { ShowDynamic } from '@/api/show'
import { joinWaitlist, leaveWaitlist, setWaitChannel, type WaitPlace, type Waitlist, waitlist } from '@/api/waitlist'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import type { NoticeChannel } from '@/domain/notice-channel'
import { isOpenWait, MAX_WAIT_QUANTITY } from '@/domain/waitlist'
import { type LinkTo, linkTo } from '@/router/link-to'
import type { BuyerEligibility } from './buyer-eligibility'
import type { TicketSelection } from './ticket-selection'

type WaitlistDeps = Pick<ModelDeps, 'client' | 'stores' | 'screen'>

/** Interval between polls while the buyer is on a waitlist, ms. */
const POLL_INTERVAL = 30_000

/** Parts of the sale that determine the waitlist. */
interface WaitlistContext {
  dynamic: Resource<ShowDynamic>
  selection: TicketSelection
  buyer: BuyerEligibility
}

/** A sold-out tier and its waitlist. */
export interface WaitTier {
  plan: SeatPlan
  waiting: number
  full: boolean
  /** True if the buyer is on this waitlist. */
  joined: boolean
}

/** Model of a show's waitlists: this buyer's entries, and the selection of a tier to wait for. */
export class ShowWaitlist {
  readonly list: Resource<Waitlist>
  /** True while the sheet with the tiers is open. */
  choosing = false
  private planId: string | null = null
  private units = 1
  private cancelPoll = (): void => undefined

  constructor(
    private readonly deps: WaitlistDeps,
    private readonly showId: string,
    private readonly sale: WaitlistContext,
  ) {
    const { screen, stores } = deps
    this.list = screen.query(
      waitlist,
      { showId },
      { options: { silent: true }, when: () => stores.user.loggedIn && sale.dynamic.value?.existWaitList === true },
    )
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.reaction(() => this.list.value, this.pollLater)
  }

  /** Entries that are waiting or have an offer, and missed offers, newest first. */
  get places(): WaitPlace[] {
    return (this.deps.stores.user.loggedIn && this.list.value?.places) || []
  }

  /** The sold-out tiers of the selected session. */
  get tiers(): WaitTier[] {
    const { capacity = Infinity, tiers = [] } = this.list.value ?? {}
    return (this.sale.selection.plans.value ?? [])
      .filter(({ status, existWaitList }) => existWaitList && (status === 'SOLD_OUT' || status === 'LACK_OF_TICKET'))
      .map((plan) => {
        const waiting = tiers.find(({ seatPlanId }) => seatPlanId === plan.seatPlanId)?.waiting ?? 0
        return { plan, waiting, full: waiting >= capacity, joined: this.waitsFor(plan.seatPlanId) }
      })
  }

  /** True if the buyer is on a waitlist of the selected session. */
  get waits(): boolean {
    return this.tiers.some(({ joined }) => joined)
  }

  /**
   * The buyer's best position in the waitlists of the session, from 1. Null if the buyer is not waiting or has an
   * offer.
   */
  get position(): number | null {
    const plans = this.tiers.map(({ plan }) => plan.seatPlanId)
    const positions = this.places.flatMap(({ seatPlanId, state, place }) =>
      state === 'WAITING' && place !== null && plans.includes(seatPlanId) ? [place] : [],
    )
    return positions.length > 0 ? Math.min(...positions) : null
  }

  /** The chosen tier. If no tier is chosen and only one is available, the available tier. */
  get tier(): WaitTier | null {
    const open = this.tiers.filter(({ full, joined }) => !full && !joined)
    return open.find(({ plan }) => plan.seatPlanId === this.planId) ?? (open.length === 1 ? open[0] : null)
  }

  /** Maximum number of units that the buyer can request. */
  get most(): number {
    return Math.max(1, Math.min(MAX_WAIT_QUANTITY, this.tier?.plan.limit ?? MAX_WAIT_QUANTITY))
  }

  get quantity(): number {
    return Math.min(this.units, this.most)
  }

  /** Opens the sheet for choosing a tier. A visitor who is not logged in logs in first. */
  async begin(): Promise<void> {
    if (!this.deps.stores.user.loggedIn) return this.sale.buyer.loginFor(this.open)
    this.open()
  }

  /** Opens the sheet and chooses this tier. */
  async beginFor(seatPlanId: string): Promise<void> {
    this.chooseTier(seatPlanId)
    await this.begin()
  }

  close(): void {
    this.choosing = false
  }

  chooseTier(seatPlanId: string): void {
    this.planId = seatPlanId
  }

  setQuantity(units: number): void {
    this.units = units
  }

  /** Joins the waitlist of the chosen tier. Then reloads the waitlists, even after a failure. Throws `RequestError`. */
  async join(): Promise<void> {
    const { session } = this.sale.selection
    const { tier, quantity, showId } = this
    if (!session || !tier) return
    const place = { showId, sessionId: session.bizShowSessionId, seatPlanId: tier.plan.seatPlanId, quantity }
    // Must run in the tap handler before any `await`, because the host asks for permission to send its message.
    const remindType = await this.sale.buyer.channels.best('WAIT_LIST')
    try {
      await this.deps.client.call(joinWaitlist, { ...place, remindType }, { inlineErrors: true })
      this.close()
    } finally {
      await this.list.load()
    }
  }

  /**
   * Changes the channel by which the buyer is notified of offers. Then reloads the waitlists, even after a failure.
   * Throws `RequestError`.
   */
  async setChannel({ waitId }: WaitPlace, remindType: NoticeChannel): Promise<void> {
    try {
      await this.deps.client.call(setWaitChannel, { waitId, remindType }, { inlineErrors: true })
    } finally {
      await this.list.load()
    }
  }

  /**
   * Leaves a waitlist or declines an offer. Then reloads the waitlists, even after a failure. Throws `RequestError`.
   */
  async leave({ waitId }: WaitPlace): Promise<void> {
    try {
      await this.deps.client.call(leaveWaitlist, { waitId }, { inlineErrors: true })
    } finally {
      await this.list.load()
    }
  }

  /** Returns the link to the checkout of the offered tickets. */
  orderOf({ showId, sessionId, seatPlanId, offered }: WaitPlace): LinkTo {
    return linkTo('confirm-order', { showId, sessionId, seatPlanId, quantity: String(offered) })
  }

  private open(): void {
    this.choosing = true
  }

  private waitsFor(planId: string): boolean {
    return this.places.some(({ seatPlanId, state }) => seatPlanId === planId && isOpenWait(state))
  }

  private pollLater(): void {
    this.cancelPoll()
    if (!this.places.some(({ state }) => isOpenWait(state))) return
    this.cancelPoll = this.deps.screen.timeout(() => void this.list.load(), POLL_INTERVAL)
  }
}
