import { makeAutoObservable, observableRef, reaction } from 'mobx'
import { type SessionDynamic, sessionsDynamicData, type SessionStatic, sessionsStaticData } from '@/api/session'
import { isNotFound, HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { Loadable } from '@/components/loading/loadable'
import type { Services } from '@/components/services'
import { entitlementOf } from '@/domain/order/entitlement'
import type { PriceHiding } from '@/domain/price'
import type { ShowStateLabel } from '@/domain/show/status'
import type { SeatRefusalReason } from '@/domain/seat/limits'
import type { RouteParams } from '@/router/table/table'
import { firstChoice, joinSessions, offered, type Session, sessionState } from '../sale/sessions'
import { BuyerEligibility } from '../sale/buyer-eligibility'
import { SeatCheckout } from './seat-checkout'
import { SeatPicking } from './seat-picking'

/** How many seats a group asks for until it says otherwise. */
const PAIR = 2

/** What the one button of the screen says and does. */
export type SeatAct =
  /** Nothing is chosen yet. */
  | { kind: 'choose'; most: number }
  /** The choice cannot be held as it stands: the notice says why and what helps. */
  | { kind: 'mend'; reason: SeatRefusalReason }
  | { kind: 'closed'; label: ShowStateLabel }
  /** The seats are held already, or will be. */
  | { kind: 'pay'; count: number; held: boolean }

type PickDeps = Pick<Services, 'client' | 'clock' | 'navigate' | 'stores' | 'platform' | 'dialogs'>

/** Choosing seats of a show: which session, which seats, and on to the order. */
export class PickSeatModel {
  readonly statics: Loadable<SessionStatic[]>
  readonly dynamics: Loadable<SessionDynamic[]>
  readonly buyer: BuyerEligibility
  picking: SeatPicking | null = null
  checkout: SeatCheckout | null = null
  mode: 'map' | 'list' = 'map'
  /** This host shows no map: the list is all there is. */
  mapless = false
  groupSize: number
  /** The section that fills the view, -1 for none: best seats are looked for in it. */
  section = -1
  /** The seat from which one looks at the stage, -1 for none. */
  viewed = -1
  /** Grows when the button was pressed although something is missing: the notice is read again. */
  attention = 0
  private inView = true
  private readonly disposers: (() => void)[] = []

  constructor(
    private readonly deps: PickDeps,
    private readonly params: RouteParams<'pick-seat'>,
  ) {
    const { client, stores } = deps
    const { showId } = params
    this.groupSize = Math.max(1, Math.floor(Number(params.quantity)) || PAIR)
    this.buyer = new BuyerEligibility(deps, showId)
    this.statics = new Loadable(() => client.call(sessionsStaticData, { showId }, HANDLES_NOT_FOUND))
    this.dynamics = new Loadable(() => client.call(sessionsDynamicData, { showId }, HANDLES_NOT_FOUND))
    makeAutoObservable<this, 'deps' | 'params' | 'disposers' | 'inView'>(
      this,
      {
        statics: false,
        dynamics: false,
        buyer: false,
        picking: observableRef,
        checkout: observableRef,
        deps: false,
        params: false,
        disposers: false,
        inView: false,
      },
      { autoBind: true },
    )
    this.disposers.push(
      reaction(
        () => this.picking?.chosen,
        () => this.checkout?.remember(),
      ),
      reaction(
        () => stores.user.loggedIn,
        (loggedIn) => loggedIn && void this.checkout?.sync(),
      ),
    )
  }

  get sessions(): Session[] {
    return offered(joinSessions(this.statics.value ?? [], this.dynamics.value ?? []))
  }

  get sessionId(): string {
    return this.picking?.session.sessionId ?? ''
  }

  get session(): Session | null {
    return this.sessions.find(({ bizShowSessionId }) => bizShowSessionId === this.sessionId) ?? null
  }

  get missing(): boolean {
    return isNotFound(this.failure)
  }

  /** Why there is nothing to choose from; null as long as there is, or may be. */
  get failure(): unknown {
    if (!this.picking) return this.statics.status === 'failed' ? this.statics.error : null
    const { loaded } = this.picking.source
    return loaded.status === 'failed' ? loaded.error : null
  }

  get loading(): boolean {
    return this.failure === null && !this.picking?.loaded
  }

  get hiding(): PriceHiding {
    const { hidesPrice, config } = this.deps.stores.shop
    return { hidden: hidesPrice, text: config?.hiddenTicketPriceText ?? '' }
  }

  get act(): SeatAct | null {
    const { picking, session } = this
    if (!picking?.loaded) return null
    const state = session && sessionState(session, this.deps.clock.now())
    const held = this.checkout?.isHeld ?? false
    // With a right to buy before others the gateway judges.
    if (state && !state.open && !held && !this.params.privilegeId) return { kind: 'closed', label: state.label }
    const { chosen, refusal } = picking
    if (chosen.length === 0) return { kind: 'choose', most: picking.limit }
    if (refusal) return { kind: 'mend', reason: refusal.reason }
    return { kind: 'pay', count: chosen.length, held }
  }

  /** Another session that still sells, for a house that is sold out. */
  get otherSession(): Session | null {
    const now = this.deps.clock.now()
    return this.sessions.find((each) => each !== this.session && sessionState(each, now)?.open) ?? null
  }

  /** Everything, first or again in another language. Never rejects. */
  async load(): Promise<void> {
    const { bizShowSessionId, sessionId = bizShowSessionId } = this.params
    const sessions = Promise.all([this.statics.load(), this.dynamics.load()])
    if (this.picking) await Promise.all([sessions, this.reload()])
    else if (sessionId) await Promise.all([sessions, this.begin(sessionId)])
    else {
      await sessions
      const first = firstChoice(this.sessions, null, this.deps.clock.now())
      if (first) await this.begin(first.bizShowSessionId)
    }
  }

  async chooseSession(sessionId: string): Promise<void> {
    if (sessionId === this.sessionId) return
    await this.begin(sessionId)
  }

  setMode(mode: 'map' | 'list'): void {
    this.mode = mode
  }

  /** The host has no canvas: the list takes its place. */
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

  lookFrom(seat: number): void {
    this.viewed = seat
  }

  selectBest(): void {
    this.picking?.selectBest(Math.min(this.groupSize, this.picking.largest), this.section)
  }

  /** The one button. What is missing is told instead of nothing happening. */
  async submit(): Promise<void> {
    const { act } = this
    if (act?.kind === 'closed') return this.toShow()
    if (act?.kind === 'choose') this.picking?.notify({ kind: 'choose' })
    if (act?.kind !== 'pay') return this.point()
    if (this.deps.stores.user.loggedIn) return this.checkout?.checkout()
    this.checkout?.remember()
    return this.buyer.loginFor(() => this.checkoutAfterLogin())
  }

  /** To the show itself: its waitlist, its other sessions, when it will be sold. */
  async toShow(): Promise<void> {
    await this.deps.navigate.open('show-detail', { showId: this.params.showId })
  }

  /** The screen is in view again: a login may have been given up, seats may be gone, a hold may have become an order. */
  async resume(): Promise<void> {
    this.inView = true
    this.buyer.cancelAfterLogin()
    this.picking?.source.watch()
    if (this.picking?.loaded) await this.checkout?.sync()
  }

  /** Another screen, or another app: nobody looks. */
  pause(): void {
    this.inView = false
    this.picking?.source.pause()
  }

  dispose(): void {
    for (const dispose of this.disposers) dispose()
    this.buyer.dispose()
    this.picking?.dispose()
  }

  private point(): void {
    this.attention++
  }

  private async checkoutAfterLogin(): Promise<void> {
    if (this.act?.kind === 'pay') await this.checkout?.checkout()
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
    const picking = new SeatPicking(deps, session, { buyerRemaining: () => this.buyer.remaining(sessionId) })
    this.enter(picking, new SeatCheckout(deps, picking, entitlementOf(params)))
    await picking.load()
    if (picking !== this.picking) return
    if (isFirst) this.applyRequestedTier(picking)
    await this.checkout?.restore()
  }

  private enter(picking: SeatPicking, checkout: SeatCheckout): void {
    this.picking = picking
    this.checkout = checkout
    this.section = -1
    this.viewed = -1
    if (this.inView) picking.source.watch()
  }

  /** The tier that one came with is the one looked for. */
  private applyRequestedTier({ tiers, filter }: SeatPicking): void {
    const tier = tiers.findIndex(({ seatPlanId }) => seatPlanId === this.params.seatPlanId)
    if (tier >= 0) filter.toggleTier(tier)
  }
}
