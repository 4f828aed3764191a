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

/** How often places are read again while the buyer waits. Ms. */
const POLL_INTERVAL = 30_000

/** Parts of the sale that a waitlist depends on. */
interface WaitlistContext {
  dynamic: Resource<ShowDynamic>
  selection: TicketSelection
  buyer: BuyerEligibility
}

/** A sold-out tier with its line. */
export interface WaitTier {
  plan: SeatPlan
  waiting: number
  full: boolean
  /** The buyer has a place in it. */
  joined: boolean
}

/** The waitlists of a show: this buyer's places, and the choice of a tier to wait for. */
export class ShowWaitlist {
  readonly list: Resource<Waitlist>
  /** The sheet with the tiers is open. */
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

  /** Open places and missed offers, the newest first. */
  get places(): WaitPlace[] {
    return (this.deps.stores.user.loggedIn && this.list.value?.places) || []
  }

  /** The sold-out tiers of the chosen session. */
  get tiers(): WaitTier[] {
    const { capacity = Infinity, tiers = [] } = this.list.value ?? {}
    return (this.sale.selection.plans.value ?? [])
      .filter(({ status, existWaitList }) => existWaitList && (status === 'SOLD_OUT' || status === 'LACK_OF_TICKET'))
      .map((plan) => {
        const waiting = tiers.find(({ seatPlanId }) => seatPlanId === plan.seatPlanId)?.waiting ?? 0
        return { plan, waiting, full: waiting >= capacity, joined: this.waitsFor(plan.seatPlanId) }
      })
  }

  /** The buyer waits for a tier of the chosen session. */
  get waits(): boolean {
    return this.tiers.some(({ joined }) => joined)
  }

  /** The best position of the buyer in the chosen session's lines, 1 for the first; null outside of them and while tickets are offered. */
  get position(): number | null {
    const plans = this.tiers.map(({ plan }) => plan.seatPlanId)
    const positions = this.places.flatMap(({ seatPlanId, state, place }) =>
      state === 'WAITING' && place !== null && plans.includes(seatPlanId) ? [place] : [],
    )
    return positions.length > 0 ? Math.min(...positions) : null
  }

  /** The tier to wait for: the chosen one, else the only one that can be chosen. */
  get tier(): WaitTier | null {
    const open = this.tiers.filter(({ full, joined }) => !full && !joined)
    return open.find(({ plan }) => plan.seatPlanId === this.planId) ?? (open.length === 1 ? open[0] : null)
  }

  /** The most units that one may wait for. */
  get most(): number {
    return Math.max(1, Math.min(MAX_WAIT_QUANTITY, this.tier?.plan.limit ?? MAX_WAIT_QUANTITY))
  }

  get quantity(): number {
    return Math.min(this.units, this.most)
  }

  /** Opens the choice of a tier; a visitor logs in first. */
  async begin(): Promise<void> {
    if (!this.deps.stores.user.loggedIn) return this.sale.buyer.loginFor(this.open)
    this.open()
  }

  /** The same with a tier chosen. */
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

  /** Joins the line of the chosen tier. Throws `RequestError`; the line is read again either way. */
  async join(): Promise<void> {
    const { session } = this.sale.selection
    const { tier, quantity, showId } = this
    if (!session || !tier) return
    const place = { showId, sessionId: session.bizShowSessionId, seatPlanId: tier.plan.seatPlanId, quantity }
    // In the tap, before anything is awaited: the host asks for its message.
    const remindType = await this.sale.buyer.channels.best('WAIT_LIST')
    try {
      await this.deps.client.call(joinWaitlist, { ...place, remindType }, { inlineErrors: true })
      this.close()
    } finally {
      await this.list.load()
    }
  }

  /** Changes how the buyer hears of an offer. Throws `RequestError`; the line is read again either way. */
  async setChannel({ waitId }: WaitPlace, remindType: NoticeChannel): Promise<void> {
    try {
      await this.deps.client.call(setWaitChannel, { waitId, remindType }, { inlineErrors: true })
    } finally {
      await this.list.load()
    }
  }

  /** Gives up a place, or an offer. Throws `RequestError`; the line is read again either way. */
  async leave({ waitId }: WaitPlace): Promise<void> {
    try {
      await this.deps.client.call(leaveWaitlist, { waitId }, { inlineErrors: true })
    } finally {
      await this.list.load()
    }
  }

  /** The order of the offered tickets. */
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
