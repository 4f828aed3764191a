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
import type { Question } from '@/components/after-sale/questions'
import { createSubmit } from '@/components/after-sale/submit'
import { openUnits, UnitSelection } from '@/components/after-sale/unit-selection'
import { type Resource, statusOf } from '@/components/screen/async-resource'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import type { ModelDeps } from '@/components/screen/use-model'
import { fen } from '@/domain/money'
import { formatMoney } from '@/locales/format-money'
import { rebookTexts } from '@/locales/namespaces/rebook'
import { followOutcome } from '@/payment/follow-outcome'
import { broadcastOrderChange } from '@/payment/order-changes'
import type { PayOutcome } from '@/payment/outcome'
import { startPayment } from '@/payment/start-payment'
import { submit } from '@/payment/submit-once'
import type { Paying } from '@/payment/with-payment'
import type { PickedSeats } from '@/stores/choices'
import { rebookedToOf } from './rebooked-to'
import { ticketOrders } from '../parts/ticket-payable'

interface Tier {
  seatPlanId: string
  /** Seats that the buyer selected; null to use the best seats of the tier. */
  picked: PickedSeats | null
}

/** State in which no tier is chosen. `expired` is true if the previous hold has expired. */
type Choosing = { kind: 'choosing'; sessionId: string; expired: boolean }
/** State in which a tier is held or requested. Once `applied`, the held tickets belong to the new order. */
type Holding = { kind: 'holding' | 'applied'; sessionId: string; tier: Tier }
/** State in which the seat map is open. If the buyer selects no seats, the state `before` is restored. */
type Picking = { kind: 'picking'; sessionId: string; before: Choosing | Holding }

/** Returns the confirmation for a rebooking without a payment. With a payment, the payment is the confirmation. */
const rebookQuestion = ({ qty, after, back, fee, due }: RebookHold): Question | null => {
  if (due > 0) return null
  const values = { count: qty, session: after.sessionName, tier: after.seatPlanName }
  const backKey = fee > 0 ? 'rebook.askWithFee' : 'rebook.askWithBack'
  const ask = { key: 'rebook.ask', values } as const
  return {
    content: back > 0 ? { key: backKey, values: { ask, amount: formatMoney(back), fee: formatMoney(fee) } } : ask,
    hint: back === 0 && fee > 0 ? { key: 'rebook.lost', values: { amount: formatMoney(fee) } } : null,
  }
}

/** Model of the rebooking screen: choose tickets, load sessions and tiers, hold a tier, submit once. */
export class RebookTicketModel {
  readonly check: Resource<RebookCheck>
  readonly offer: Resource<RebookOffer>
  readonly hold: Resource<RebookHold>
  readonly choice: UnitSelection<RebookUnit>
  /** Exchanges the tickets after the buyer confirms. If an amount is due, it is paid first. Never rejects. */
  readonly submit: () => Promise<void>
  private state: Choosing | Holding | Picking = { kind: 'choosing', sessionId: '', expired: false }

  constructor(
    private readonly deps: ModelDeps & Paying,
    private readonly params: { orderId: string; sessionId?: string | undefined },
  ) {
    const { client, screen, payment } = deps
    const { orderId, sessionId } = params
    this.check = screen.query(rebookCheck, { orderId, sessionId }, { options: HANDLES_NOT_FOUND })
    this.choice = new UnitSelection<RebookUnit>(this, () => this.clearTier())
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
        const { sessionId: session, seatPlanId, tier } = this
        const seats = tier?.picked && { picked: { seatIds: tier.picked.seatIds, version: tier.picked.version } }
        const wanted = { orderId, rebookTicketItems: items(), sessionId: session, seatPlanId, ...seats }
        return client.call(holdRebook, wanted, { inlineErrors: true })
      },
      { manual: true },
    )
    this.submit = createSubmit(deps, {
      ...{ texts: rebookTexts, orderId, choice: this.choice },
      isComplete: () => this.isComplete,
      quote: () => this.current,
      loadQuote: () => this.loadHold(),
      question: rebookQuestion,
      send: ({ rebookId }) => submit(() => client.call(applyReschedule, { rebookId }, { inlineErrors: true })),
      onDone: (created: CreatedOrder, held) => this.finish(created, held),
      // If the request receives no response, the hold remains, so that the buyer can repeat the request.
      onFailure: (why) => why !== 'unknown' && this.reload(),
    })
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

  get sessionId(): string {
    return this.state.sessionId
  }

  private get tier(): Tier | null {
    return 'tier' in this.state ? this.state.tier : null
  }

  /** Id of the chosen tier; '' if none is chosen. */
  get seatPlanId(): string {
    return this.tier?.seatPlanId ?? ''
  }

  /** True if a tier is chosen. */
  get isComplete(): boolean {
    return this.seatPlanId !== ''
  }

  /** True if the hold has expired and no other tier is chosen. */
  get expired(): boolean {
    return this.state.kind === 'choosing' && this.state.expired
  }

  /** Units that were not refunded, including units that cannot be rebooked. */
  get units(): readonly RebookUnit[] {
    return (this.check.value?.units ?? []).filter(({ hindrance }) => hindrance !== 'RETURNED')
  }

  /** Units that the buyer can choose. */
  get open(): readonly RebookUnit[] {
    const open = openUnits(this.check.value, this.units)
    // If all tickets must be rebooked together, one blocked ticket blocks all. Tickets given away do not count.
    const own = this.units.filter(({ hindrance }) => hindrance !== 'AWAY')
    return this.together && open.length < own.length ? [] : open
  }

  /** True if the units can only be rebooked together. */
  get together(): boolean {
    return this.check.value?.together ?? false
  }

  /** Reason why a cheaper tier refunds no difference, the same as for a refund. Null if it does. */
  get lossReason(): 'COUNT' | 'NEVER' | 'TOO_LATE' | null {
    const why = this.check.value?.refundBlockReason
    return why === 'COUNT' || why === 'NEVER' || why === 'TOO_LATE' ? why : null
  }

  get sessions(): readonly RebookSession[] {
    return this.offer.value?.rebook.sessions ?? []
  }

  get session(): RebookSession | null {
    return this.sessions.find(({ sessionId }) => sessionId === this.sessionId) ?? null
  }

  /** The hold of the current choice; null while the hold is loading, and after it has expired. */
  get current(): RebookHold | null {
    const { value, pending } = this.hold
    if (pending || value === null) return null
    const { after, before } = value
    const same = this.choice.isExactly(before.units.map(({ unitId }) => unitId))
    return same && after.sessionId === this.sessionId && after.seatPlanId === this.seatPlanId ? value : null
  }

  /** The hold in `current`, with its loading state. */
  get preview(): Pick<Resource<RebookHold>, 'value' | 'error' | 'status' | 'load'> {
    const { error, pending } = this.hold
    const shown = { value: this.current, error: pending ? null : error, pending }
    return { ...shown, status: statusOf(shown), load: this.loadHold }
  }

  hasPlace({ tiers, seated }: RebookSession): boolean {
    return seated || tiers.some(({ state }) => state === 'OPEN')
  }

  setSession(sessionId: string): void {
    if (sessionId !== this.sessionId) this.clearTier(sessionId)
  }

  /** Chooses a tier and holds tickets of this tier. */
  setTier(seatPlanId: string): void {
    this.holdTier({ seatPlanId, picked: null })
  }

  /** Releases the hold and opens the seat map. If the buyer picks no seats, the previous tier is held again. */
  async pickSeats(): Promise<void> {
    const { showId, sessionId, choice, state } = this
    const released = this.release()
    this.state = { kind: 'picking', sessionId, before: state.kind === 'picking' ? state.before : state }
    await released
    const quantity = String(choice.chosen.reduce((sum, { count }) => sum + count, 0))
    await this.deps.navigate.open('pick-seat', { showId, sessionId, quantity, pick: '1' })
  }

  /** Ends the hold, because it has expired or was refused. */
  end(): void {
    this.state = { kind: 'choosing', sessionId: this.sessionId, expired: true }
    void this.offer.load()
  }

  /** Pays the new order if an amount is due, then opens the payment result. */
  private async finish(created: CreatedOrder, hold: RebookHold): Promise<void> {
    const { deps, showId, state } = this
    if (state.kind === 'holding') this.state = { ...state, kind: 'applied' }
    const { orderId, unPaidTransactionIds: transactionIds, payAmount } = created
    const kind = ticketOrders(deps, showId)
    const outcome: PayOutcome =
      hold.due === 0
        ? { kind: 'free', orderId }
        : await startPayment(deps, {
            ...{ kind, orderId, transactionIds, agreement: null },
            payAmount: payAmount ?? fen(hold.due),
            rebookedTo: rebookedToOf(hold),
          })
    if (outcome.kind === 'paid') broadcastOrderChange(deps, this.orderId)
    if (!deps.screen.disposed) await followOutcome(deps, 'change', kind, outcome)
  }

  private reload(): Promise<boolean> {
    this.end()
    return this.check.load()
  }

  private clearTier(sessionId = this.sessionId): void {
    void this.release()
    this.state = { kind: 'choosing', sessionId, expired: this.expired }
  }

  private holdTier(tier: Tier): void {
    this.state = { kind: 'holding', sessionId: this.sessionId, tier }
    void this.loadHold()
  }

  /** Holds the seats that were selected on the seat map. If none were selected, holds the previous tier again. */
  private takePicked(): void {
    const seats = this.deps.stores.choices.consumeSeats()
    const { state, sessionId, choice } = this
    if (state.kind !== 'picking') return
    this.state = state.before
    if (choice.chosen.length === 0) return this.clearTier()
    if (seats?.sessionId === sessionId) this.holdTier({ seatPlanId: seats.seatPlanId, picked: seats })
    else if (this.tier) void this.loadHold()
  }

  private update(check: RebookCheck | null): void {
    if (!check) return
    this.choice.refresh(check.together || this.open.length === 1)
    if (this.sessionId === '') this.state = { ...this.state, sessionId: check.wantedSessionId || check.sessionId }
  }

  private async loadOffer(): Promise<void> {
    await this.offer.load()
    if (!this.session || !this.hasPlace(this.session)) this.setSession('')
  }

  private async loadHold(): Promise<boolean> {
    const held = await this.hold.load()
    // Another buyer ordered the tickets first. Loads the current state of the tiers.
    if (!held && !this.hold.pending) await this.offer.load()
    // If the device was asleep, the hold may have expired.
    const hold = this.current
    if (hold && hold.expireTime <= this.deps.clock.now()) this.end()
    return held
  }

  /** Releases the current hold, so that its tickets are not blocked until the hold expires. */
  private async release(): Promise<void> {
    const hold = this.state.kind === 'applied' ? null : this.current
    if (!hold) return
    await this.deps.client.call(releaseRebook, { rebookId: hold.rebookId }, { inlineErrors: true }).catch(() => {})
  }
}
