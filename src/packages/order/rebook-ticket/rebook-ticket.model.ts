import { makeAutoObservable } from 'mobx'
import type { CreatedOrder } from '@/api/purchase'
import {
  applyReschedule,
  holdRebook,
  type RebookCheck,
  rebookCheck,
  type RebookHold,
  type RebookOffer,
  type RebookSession,
  rebookShowUser,
  type RebookUnit,
  releaseRebook,
} from '@/api/rebook'
import { UnitSelection } from '@/components/order/unit-choice/unit-selection'
import { OrderNotices } from '@/components/reminder/order-notices'
import { type Resource, statusOf } from '@/components/screen/async-resource'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { alertFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { fen } from '@/domain/money'
import { followOutcome } from '@/payment/follow-outcome'
import { broadcastOrderChange } from '@/payment/order-changes'
import { startPayment } from '@/payment/start-payment'
import type { Paying } from '@/payment/with-payment'
import { isRefusal } from '@/request/errors'
import type { PickedSeats } from '@/stores/choices'
import { ticketOrders } from '../parts/ticket-payable'
import { confirmRebook, showDone, showUnknown } from './rebook-questions'

const isOpen = ({ hindrance }: RebookUnit): boolean => hindrance === 'NONE'

/** Tickets of an order that others take the place of: chosen, offered, held with their price, and changed once. */
export class RebookTicketModel {
  readonly check: Resource<RebookCheck>
  readonly offer: Resource<RebookOffer>
  readonly hold: Resource<RebookHold>
  readonly choice: UnitSelection<RebookUnit>
  sessionId = ''
  seatPlanId = ''
  /** What was held is held no more. */
  over = false
  private applied = false
  /** Seats of the tier that were picked; null for the best ones. */
  private picked: PickedSeats | null = null
  /** What was chosen as the plan of seats was opened; null where it is not open. */
  private beforePicking: { seatPlanId: string; picked: PickedSeats | null } | null = null
  private readonly notices: OrderNotices

  constructor(
    private readonly deps: ModelDeps & Paying,
    private readonly params: { orderId: string; sessionId?: string | undefined },
  ) {
    const { client, screen, payment } = deps
    const { orderId, sessionId } = params
    this.check = screen.query(rebookCheck, { orderId, sessionId }, { options: HANDLES_NOT_FOUND })
    this.choice = new UnitSelection<RebookUnit>(this, () => this.chooseAgain())
    const items = () => this.choice.chosenIds.map((unitId) => ({ unitId }))
    this.offer = screen.resource(
      () =>
        client.call(
          rebookShowUser,
          { showId: this.showId, orderId, rebookTicketItems: items() },
          { inlineErrors: true },
        ),
      { manual: true },
    )
    this.hold = screen.resource(
      () => {
        const { sessionId: session, seatPlanId, picked } = this
        const seats = picked && { picked: { seatIds: picked.seatIds, version: picked.version } }
        const wanted = { orderId, rebookTicketItems: items(), sessionId: session, seatPlanId, ...seats }
        return client.call(holdRebook, wanted, { inlineErrors: true })
      },
      { manual: true },
    )
    this.notices = new OrderNotices(deps)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.reaction(() => this.check.value, this.update)
    screen.reaction(
      () => this.choice.chosenIds.join(),
      (ids) => ids !== '' && void this.loadOffer(),
    )
    screen.onReturn(() => this.takePicked())
    screen.onDispose(() => {
      void this.release()
      payment.hide()
    })
  }

  private get showId(): string {
    return this.check.value?.showId ?? ''
  }

  get orderId(): string {
    return this.params.orderId
  }

  /** Units that did not come back, those included that cannot be rebooked. */
  get units(): readonly RebookUnit[] {
    return (this.check.value?.units ?? []).filter(({ hindrance }) => hindrance !== 'RETURNED')
  }

  /** What can be chosen. */
  get open(): readonly RebookUnit[] {
    const open = this.check.value?.hindrance === 'NONE' ? this.units.filter(isOpen) : []
    // Tickets that go together stay where one of them cannot go. A given ticket is not among them.
    const own = this.units.filter(({ hindrance }) => hindrance !== 'AWAY')
    return this.together && open.length < own.length ? [] : open
  }

  /** Only all of them go. */
  get together(): boolean {
    return this.check.value?.together ?? false
  }

  /** Why a cheaper tier brings nothing back, as no refund would; null where it does. */
  get lossReason(): 'COUNT' | 'NEVER' | 'TOO_LATE' | null {
    const why = this.check.value?.refundHindrance
    return why === 'COUNT' || why === 'NEVER' || why === 'TOO_LATE' ? why : null
  }

  get sessions(): readonly RebookSession[] {
    return this.offer.value?.rebook.sessions ?? []
  }

  get session(): RebookSession | null {
    return this.sessions.find(({ sessionId }) => sessionId === this.sessionId) ?? null
  }

  /** What is held of the present choice; null while it is loading, for another choice, and once it is over. */
  get current(): RebookHold | null {
    const { value, pending } = this.hold
    if (pending || this.over || value === null) return null
    const { after, before } = value
    const same = this.choice.isExactly(before.units.map(({ unitId }) => unitId))
    return same && after.sessionId === this.sessionId && after.seatPlanId === this.seatPlanId ? value : null
  }

  /** What is shown of it: `current`, or why it is not there. */
  get preview(): Pick<Resource<RebookHold>, 'value' | 'error' | 'status' | 'load'> {
    const { error, pending } = this.hold
    const shown = { value: this.current, error: pending ? null : error, pending }
    return { ...shown, status: statusOf(shown), load: this.loadHold }
  }

  hasPlace({ tiers, seated }: RebookSession): boolean {
    return seated || tiers.some(({ state }) => state === 'OPEN')
  }

  setSession(sessionId: string): void {
    if (sessionId === this.sessionId) return
    void this.release()
    this.sessionId = sessionId
    this.seatPlanId = ''
  }

  /** Chooses a tier: its tickets are held from now on. */
  setTier(seatPlanId: string): void {
    this.picked = null
    this.seatPlanId = seatPlanId
    void this.loadHold()
  }

  /** Opens the plan of the session's seats. What is held of it is free there, and held again where nothing else is picked. */
  async pickSeats(): Promise<void> {
    const { showId, sessionId, seatPlanId, choice } = this
    const released = this.release()
    this.beforePicking = { seatPlanId, picked: this.picked }
    this.seatPlanId = ''
    await released
    const quantity = String(choice.chosen.reduce((sum, { count }) => sum + count, 0))
    await this.deps.navigate.open('pick-seat', { showId, sessionId, quantity, pick: '1' })
  }

  /** The time to decide is over: nothing is chosen any more. */
  end(): void {
    this.over = true
    this.seatPlanId = ''
    this.picked = null
    void this.offer.load()
  }

  /** Changes the tickets to what is held; a difference is paid first. Never rejects. */
  async submit(): Promise<void> {
    this.choice.tried = true
    if (this.choice.chosen.length === 0 || this.seatPlanId === '') return
    await this.notices.offer(this.params.orderId)
    if (!this.current) await this.loadHold()
    const hold = this.current
    if (!hold || (hold.due === 0 && !(await confirmRebook(this.deps.dialogs, hold)))) return
    await this.send(hold)
  }

  /** Other tickets are chosen: nothing is held instead of them. */
  private chooseAgain(): void {
    void this.release()
    this.seatPlanId = ''
  }

  /** Back from the plan, with seats or without. */
  private takePicked(): void {
    const before = this.beforePicking
    const seats = this.deps.stores.choices.consumeSeats()
    this.beforePicking = null
    const picked = seats?.sessionId === this.sessionId ? seats : null
    if (!before || this.choice.chosen.length === 0) return
    this.picked = picked ?? before.picked
    this.seatPlanId = picked?.seatPlanId ?? before.seatPlanId
    if (this.seatPlanId !== '') void this.loadHold()
  }

  private update(check: RebookCheck | null): void {
    if (!check) return
    this.choice.renew(check.together || this.open.length === 1)
    if (this.sessionId === '') this.sessionId = check.wantedSessionId || check.sessionId
  }

  private async loadOffer(): Promise<void> {
    await this.offer.load()
    if (!this.session || !this.hasPlace(this.session)) this.setSession('')
  }

  private async loadHold(): Promise<boolean> {
    this.over = false
    const held = await this.hold.load()
    // Somebody else was faster: the tiers are shown as they are now.
    if (!held && !this.hold.pending) await this.offer.load()
    // A device that slept since.
    const hold = this.current
    if (hold && hold.expireTime <= this.deps.clock.now()) this.end()
    return held
  }

  /** What is held for a choice that is no more goes back; it would by itself, later. */
  private async release(): Promise<void> {
    const hold = this.applied ? null : this.current
    if (!hold) return
    await this.deps.client.call(releaseRebook, { rebookId: hold.rebookId }, { inlineErrors: true }).catch(() => {})
  }

  private async send(hold: RebookHold): Promise<void> {
    const { client, dialogs } = this.deps
    try {
      const created = await client.call(applyReschedule, { rebookId: hold.rebookId }, { inlineErrors: true })
      this.applied = true
      await this.finish(hold, created)
    } catch (error) {
      // Without an answer it may have been made; the same again is answered with it.
      if (!isRefusal(error)) return showUnknown(dialogs)
      await alertFailure(dialogs, error)
      this.end()
      await this.check.load()
    }
  }

  /** The order that the rebooking is by now: paid, or shown. */
  private async finish({ orderId: before, due, after, utcOffset }: RebookHold, created: CreatedOrder): Promise<void> {
    const { deps, showId } = this
    const { orderId, unPaidTransactionIds: transactionIds, payAmount } = created
    broadcastOrderChange(deps, before)
    if (due === 0) {
      showDone(deps.dialogs)
      return void (await deps.navigate.redirect('order-detail', { orderId }))
    }
    const payable = {
      kind: ticketOrders(deps, showId),
      orderId,
      transactionIds,
      payAmount: payAmount ?? fen(due),
      agreement: null,
      rebookedTo: { showTime: after.showTime, utcOffset },
    }
    const outcome = await startPayment(deps, payable)
    if (outcome.kind === 'paid') broadcastOrderChange(deps, before)
    if (!deps.screen.disposed) await followOutcome(deps, 'change', payable.kind, outcome)
  }
}
