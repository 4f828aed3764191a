import { makeAutoObservable } from 'mobx'
import type { SeatPlan } from '@/api/session'
import { AsyncResource, type Resource } from '@/components/screen/async-resource'
import type { Services } from '@/components/services'
import { byLocalDate, type CalendarDay } from '@/domain/schedule/calendar-strip'
import { localDate } from '@/domain/schedule/local-time'
import { type PurchaseLimit, purchaseLimit } from '@/domain/show/purchase-limit'
import { SeatPlanLoader } from './seat-plan-loader'
import { SessionList } from './session-list'
import type { Session } from '@/components/show/sessions'

/** Tickets that are preselected, because a link or the previous screen requested them. */
export interface RequestedTickets {
  sessionId?: string | undefined
  seatPlanId?: string | undefined
  quantity?: string | undefined
}

/** Reason why the selection cannot be bought. */
export type SelectionRefusal = 'noSession' | 'noPlan' | 'noTickets' | 'sessionLimit'

/** Data that the selection depends on. */
export interface SelectionContext {
  /** Returns true if the show is in hot mode. */
  isHot: () => boolean
  /** Returns the number of tickets that the buyer can still buy for a session; null if there is no limit. */
  remaining: (sessionId: string) => number | null
  /** Returns true if the buyer selects seats in the next step. A tier is then optional. */
  picksSeats: () => boolean
  /** Returns the id of the buyer's privilege; '' if the buyer has no privilege. */
  privilegeId: () => string
}

/** Model of the selected session, tier and quantity. */
export class TicketSelection {
  readonly list: SessionList
  readonly plans: AsyncResource<SeatPlan[]>
  private sessionId: string | null
  private planId: string | null
  private selectedUnits: number | null
  private readonly loader: SeatPlanLoader

  constructor(
    deps: Pick<Services, 'client' | 'clock'>,
    showId: string,
    requested: RequestedTickets,
    private readonly context: SelectionContext,
  ) {
    this.loader = new SeatPlanLoader(deps.client, showId)
    this.list = new SessionList(deps, showId, context.privilegeId)
    this.plans = new AsyncResource(() => {
      const { privilegeId } = this.list
      return this.loader.fetch(this.sessionId ?? '', { hot: context.isHot(), privilegeId })
    }, deps.clock)
    this.sessionId = requested.sessionId ?? null
    this.planId = requested.seatPlanId ?? null
    this.selectedUnits = requested.quantity ? Math.max(1, Math.floor(Number(requested.quantity)) || 1) : null
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** All resources that the selection loads. */
  get resources(): readonly Pick<Resource<unknown>, 'error'>[] {
    return [...this.list.resources, this.plans]
  }

  get sessions(): Session[] {
    return this.list.sessions
  }

  /** Days and their sessions for the calendar strip. `undated` contains sessions without a date. */
  get days(): CalendarDay<Session>[] {
    return byLocalDate(this.sessions, ({ showTime }) => showTime, this.sessions[0]?.utcOffset ?? 0)
  }

  get undated(): Session[] {
    return this.sessions.filter(({ showTime }) => showTime === null)
  }

  get session(): Session | null {
    return this.list.find(this.sessionId)
  }

  /** Date of the selected session. It is a key of `days`. */
  get day(): string | null {
    const { session } = this
    return session === null || session.showTime === null ? null : localDate(session.showTime, session.utcOffset)
  }

  /** The selected tier; null if it is not on sale. */
  get plan(): SeatPlan | null {
    const chosen = this.plans.value?.find(({ seatPlanId }) => seatPlanId === this.planId)
    return chosen?.status === 'ON_SALE' ? chosen : null
  }

  /** True if a quantity can be selected: for the selected tier, or for seats that are selected in the next step. */
  get hasQuantity(): boolean {
    return this.plan !== null || (this.context.picksSeats() && this.session !== null)
  }

  get limit(): PurchaseLimit {
    return purchaseLimit({
      stock: this.plan?.stock ?? null,
      planLimit: this.plan?.limit ?? null,
      sessionLimit: this.session?.sale?.limit ?? null,
      buyerRemaining: this.session && this.context.remaining(this.session.bizShowSessionId),
      unitQty: this.plan?.unitQty ?? 1,
    })
  }

  /** Number of selected units: at least 1, at most the limit. */
  get quantity(): number {
    return Math.max(1, Math.min(this.selectedUnits ?? 1, this.limit.most))
  }

  /** Quantity that the buyer chose, at most the limit; null if the buyer has not chosen a quantity. */
  get requestedQuantity(): number | null {
    return this.selectedUnits === null ? null : this.quantity
  }

  /** True if at least one session is on sale with the privilege. */
  get sellsByPrivilege(): boolean {
    return (
      this.list.privilegeId !== '' &&
      this.sessions.some(({ sale }) => sale?.sessionStatus === 'ON_SALE' && !sale.soldOut)
    )
  }

  /** Number of tickets in the selection; 1 if no tier is selected. */
  get tickets(): number {
    return this.plan ? this.plan.unitQty * this.quantity : 1
  }

  get refusal(): SelectionRefusal | null {
    const plans = this.plans.value
    if (!this.session) return 'noSession'
    if (plans && !plans.some(({ status }) => status === 'ON_SALE')) return 'noTickets'
    if (this.limit.most === 0 && this.limit.reason === 'buyer') return 'sessionLimit'
    if (!this.plan && !this.context.picksSeats()) return 'noPlan'
    return this.limit.most === 0 ? 'noTickets' : null
  }

  /**
   * Loads the sessions. If `reload` is true, also reloads their static part. Selects an initial session if none is
   * selected. Never rejects.
   */
  async loadSessions({ reload = false } = {}): Promise<void> {
    if (reload) this.loader.clear()
    await this.list.load({ reload })
    if (!this.session) this.begin(this.list.first(this.sessionId))
  }

  /**
   * Loads the tiers of the selected session. The previous tiers are displayed until then. If there is only one tier,
   * selects it.
   */
  async loadPlans(): Promise<void> {
    if (!this.session || !(await this.plans.load())) return
    const selling = (this.plans.value ?? []).filter(({ status }) => status === 'ON_SALE')
    if (!this.plan && selling.length === 1 && !this.context.picksSeats()) this.choosePlan(selling[0].seatPlanId)
  }

  chooseDay(date: string): void {
    const [first] = this.days.find((day) => day.date === date)?.sessions ?? []
    if (first && date !== this.day) this.chooseSession(first.bizShowSessionId)
  }

  chooseSession(sessionId: string): void {
    if (sessionId === this.sessionId) return
    this.sessionId = sessionId
    this.planId = null
    this.plans.reset()
    void this.loadPlans()
  }

  /** Selects a tier. @param planId id of the tier; '' for all tiers, if a tier is optional */
  choosePlan(planId: string): void {
    this.planId = planId || null
  }

  setQuantity(quantity: number): void {
    this.selectedUnits = Math.max(1, quantity)
  }

  private begin(session: Session | null): void {
    this.sessionId = session?.bizShowSessionId ?? null
  }
}
