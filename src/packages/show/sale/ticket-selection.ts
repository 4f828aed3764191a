import { makeAutoObservable } from 'mobx'
import {
  privilegeSessionsDynamicData,
  privilegeSessionsStaticData,
  type SeatPlan,
  type SessionDynamic,
  sessionsDynamicData,
  type SessionStatic,
  sessionsStaticData,
} from '@/api/session'
import { Loadable } from '@/components/loading/loadable'
import type { Services } from '@/components/services'
import { type Fen, timesQuantity } from '@/domain/money'
import { byLocalDate, type CalendarDay } from '@/domain/schedule/calendar-strip'
import { localDate } from '@/domain/schedule/local-time'
import { type PurchaseLimit, purchaseLimit } from '@/domain/show/purchase-limit'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { SeatPlanLoader } from './seat-plan-loader'
import { firstChoice, joinSessions, offered, type Session } from './sessions'

/** What a buyer came with: a link or the screen before may have chosen already. */
export interface WantedTickets {
  sessionId?: string | undefined
  seatPlanId?: string | undefined
  quantity?: string | undefined
}

/** Why the choice cannot be bought as it stands. */
export type SelectionRefusal = 'noSession' | 'noPlan' | 'noTickets' | 'sessionLimit'

/** Facts from outside. */
export interface SelectionContext {
  /** The show is in hot mode. */
  isHot: () => boolean
  /** How many tickets of a session the buyer may still take. */
  remaining: (sessionId: string) => number | null
  /** Seats are picked afterwards: a tier is a wish then, not a must. */
  picksSeats: () => boolean
  /** By which privilege the buyer comes, '' without one. */
  privilegeId: () => string
}

/** Session, tier and quantity: the choice that leads to an order. */
export class TicketSelection {
  readonly statics: Loadable<SessionStatic[]>
  readonly dynamics: Loadable<SessionDynamic[]>
  readonly plans: Loadable<SeatPlan[]>
  private sessionId: string | null
  private planId: string | null
  private wantedQuantity: number | null
  /** The privilege that the sessions were loaded with. */
  private requestedPrivilegeId = ''
  private readonly loader: SeatPlanLoader

  constructor(
    private readonly deps: Pick<Services, 'client' | 'clock'>,
    showId: string,
    wanted: WantedTickets,
    private readonly context: SelectionContext,
  ) {
    const { client } = deps
    this.loader = new SeatPlanLoader(client, showId)
    this.statics = new Loadable(() =>
      this.requestedPrivilegeId
        ? client.call(
            privilegeSessionsStaticData,
            { showId, privilegeId: this.requestedPrivilegeId },
            HANDLES_NOT_FOUND,
          )
        : client.call(sessionsStaticData, { showId }, HANDLES_NOT_FOUND),
    )
    this.dynamics = new Loadable(() =>
      this.requestedPrivilegeId
        ? client.call(
            privilegeSessionsDynamicData,
            { showId, privilegeId: this.requestedPrivilegeId },
            HANDLES_NOT_FOUND,
          )
        : client.call(sessionsDynamicData, { showId }, HANDLES_NOT_FOUND),
    )
    this.plans = new Loadable(() =>
      this.loader.fetch(this.sessionId ?? '', { hot: context.isHot(), privilegeId: this.requestedPrivilegeId }),
    )
    this.sessionId = wanted.sessionId ?? null
    this.planId = wanted.seatPlanId ?? null
    this.wantedQuantity = wanted.quantity ? Math.max(1, Math.floor(Number(wanted.quantity)) || 1) : null
    makeAutoObservable<this, 'deps' | 'context' | 'loader'>(
      this,
      { deps: false, context: false, loader: false },
      { autoBind: true },
    )
  }

  get sessions(): Session[] {
    return offered(joinSessions(this.statics.value ?? [], this.dynamics.value ?? []))
  }

  /** Days with their sessions, for the calendar strip. Sessions without a date are in `undated`. */
  get days(): CalendarDay<Session>[] {
    return byLocalDate(this.sessions, ({ showTime }) => showTime, this.sessions[0]?.utcOffset ?? 0)
  }

  get undated(): Session[] {
    return this.sessions.filter(({ showTime }) => showTime === null)
  }

  get session(): Session | null {
    return this.sessions.find(({ bizShowSessionId }) => bizShowSessionId === this.sessionId) ?? null
  }

  /** Date of the chosen session, a key of `days`. */
  get day(): string | null {
    const { session } = this
    return session === null || session.showTime === null ? null : localDate(session.showTime, session.utcOffset)
  }

  /** The chosen tier; one that stopped selling in the meantime is chosen no more. */
  get plan(): SeatPlan | null {
    const chosen = this.plans.value?.find(({ seatPlanId }) => seatPlanId === this.planId)
    return chosen?.status === 'ON_SALE' ? chosen : null
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

  /** Units, at least 1 and never beyond the limit. */
  get quantity(): number {
    return Math.max(1, Math.min(this.wantedQuantity ?? 1, this.limit.most))
  }

  /** The quantity that the buyer chose, within the limit; null before a choice. */
  get requestedQuantity(): number | null {
    return this.wantedQuantity === null ? null : this.quantity
  }

  /** The sessions were loaded with another privilege than the buyer's current one. */
  get isOutdated(): boolean {
    return this.requestedPrivilegeId !== this.context.privilegeId()
  }

  /** It sells by the privilege while the public waits. */
  get sellsByPrivilege(): boolean {
    return (
      this.requestedPrivilegeId !== '' &&
      this.sessions.some(({ sale }) => sale?.sessionStatus === 'ON_SALE' && !sale.soldOut)
    )
  }

  /** What the choice costs, fen; null as long as no tier is chosen. */
  get amount(): Fen | null {
    return this.plan && timesQuantity(this.plan.salePrice ?? this.plan.originalPrice, this.quantity)
  }

  get refusal(): SelectionRefusal | null {
    const plans = this.plans.value
    if (!this.session) return 'noSession'
    if (plans && !plans.some(({ status }) => status === 'ON_SALE')) return 'noTickets'
    if (this.limit.most === 0 && this.limit.reason === 'buyer') return 'sessionLimit'
    if (!this.plan && !this.context.picksSeats()) return 'noPlan'
    return this.limit.most === 0 ? 'noTickets' : null
  }

  /** The sessions, both halves side by side; the static half is asked for once unless `afresh`. Begins with a session when there is none yet. */
  async loadSessions({ afresh = false } = {}): Promise<void> {
    if (afresh) this.loader.clear()
    const reload = afresh || this.isOutdated
    this.requestedPrivilegeId = this.context.privilegeId()
    await Promise.all([this.statics.value && !reload ? undefined : this.statics.load(), this.dynamics.load()])
    if (this.session) return
    this.begin(firstChoice(this.sessions, this.sessionId, this.deps.clock.now()))
  }

  /** The tiers of the chosen session; keeps the shown ones until the new are here. The only tier on sale is chosen at once. */
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

  /** @param planId '' for any, where a tier is a wish only. */
  choosePlan(planId: string): void {
    this.planId = planId || null
  }

  setQuantity(quantity: number): void {
    this.wantedQuantity = Math.max(1, quantity)
  }

  private begin(session: Session | null): void {
    this.sessionId = session?.bizShowSessionId ?? null
  }
}
