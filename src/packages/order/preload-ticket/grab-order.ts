import { makeAutoObservable, runInAction } from 'mobx'
import { deleteGrab, type GrabDraft } from '@/api/grab'
import type { CreatedOrder, PreOrder } from '@/api/purchase'
import { askNewPrice } from '@/components/checkout/ask-new-price'
import { alertFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { PURCHASE_CODES } from '@/domain/business-codes/purchase'
import { attendeeMax } from '@/domain/attendee'
import { type GrabChoice, hasChoice } from '@/domain/grab'
import { fen } from '@/domain/money'
import { Checkout } from '@/payment/checkout'
import { isRequestError } from '@/request/errors'
import type { CallOptions } from '@/request/options'
import type { Paying } from '@/payment/with-payment'
import { createEligibilityCheck } from '../parts/eligibility'
import { pricePurchase } from '../parts/price-purchase'
import { TICKET_ORDER, type TicketOrder } from '../parts/ticket-order'
import { ticketOrders } from '../parts/ticket-payable'
import type { Tier } from './tier'

/** Error codes for a tier that is not available. Another tier may still be available. */
const GONE: readonly number[] = [PURCHASE_CODES.soldOut, PURCHASE_CODES.sessionEnded]

const isGoneBy = (error: unknown): boolean =>
  isRequestError(error) && (error.httpCode === 404 || GONE.includes(error.statusCode ?? 0))

/** A tier with its price, ready to be ordered. */
interface Priced {
  tier: Tier
  /** The completed form for which the price was requested. */
  draft: GrabDraft
  pre: PreOrder
  content: TicketOrder
}

/** Notifies the buyer of the ordered tier and of the preferred tiers that were sold out. */
export type Announce = (tier: Tier, gone: readonly Tier[]) => Promise<unknown>

/** Model that orders the first available tier of a list and pays the order. */
export class GrabOrder {
  readonly checkout: Checkout
  /** Preferred tiers that were sold out in the last attempt, in the order of preference. */
  gone: readonly Tier[] = []
  /** True if no tier was available in the last attempt. */
  isOver = false
  busy = false
  /** Price of the first available tier; null while unknown. */
  first: Priced | null = null
  /** An order request that received no response. The order may exist, so this request is repeated before any other. */
  private unanswered: Priced | null = null
  /** Number of price previews that were started. Only the result of the latest preview is used. */
  private previews = 0
  private readonly checkEligibility: () => Promise<void>

  constructor(
    private readonly deps: ModelDeps & Paying,
    private readonly showId: string,
    private readonly announce: Announce,
  ) {
    this.checkout = new Checkout(deps, { key: `grab:${showId}`, kind: ticketOrders(deps, showId) })
    this.checkEligibility = createEligibilityCheck(deps, showId)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    deps.screen.onOnline(this.checkout.pollNow)
  }

  /** True if the last order request received no response (see `SubmissionKeys`). */
  get outcomeUnknown(): boolean {
    return this.unanswered !== null
  }

  isGone(tier: GrabChoice): boolean {
    return hasChoice(this.gone, tier)
  }

  /** Runs when the screen is shown again. Opens the created order if it can be paid. */
  arrive(): void {
    const { checkout } = this
    if (checkout.checking) checkout.pollNow()
    else if (this.busy) return
    else if (checkout.orderId) void checkout.toOrder()
    else void checkout.resume()
  }

  dispose(): void {
    this.checkout.dispose()
  }

  /**
   * Requests the price of the first available tier, so that the buyer sees the total before ordering at this price.
   * Never rejects.
   */
  async preview(tiers: readonly Tier[], draft: GrabDraft): Promise<void> {
    this.first = null
    const turn = (this.previews += 1)
    const tier = tiers.find((each) => !this.isGone(each))
    if (!tier || this.busy) return
    const priced = await this.price(tier, draft, { silent: true }).catch(() => null)
    if (this.busy || turn !== this.previews) return
    runInAction(() => (this.first = priced))
  }

  /** Tries the tiers in the order of preference and orders the first available one. Never rejects. */
  async take(tiers: readonly Tier[], draft: GrabDraft): Promise<void> {
    if (this.busy) return
    this.begin()
    try {
      await this.checkEligibility()
      const { unanswered } = this
      if (unanswered && (await this.place(unanswered)) === 'done') return
      if (unanswered) this.leaveOut(unanswered.tier)
      for (const tier of tiers.filter((each) => !this.isGone(each))) {
        const priced = this.known(tier, draft) ?? (await this.price(tier, draft))
        if (priced && (await this.place(priced)) === 'done') return
        this.leaveOut(tier)
      }
      this.end()
    } catch (error) {
      await alertFailure(this.deps.dialogs, error)
    } finally {
      runInAction(() => (this.busy = false))
    }
  }

  /** Returns the price of a tier for an order; null if it is sold out. @throws RequestError */
  private async price(tier: Tier, draft: GrabDraft, options: CallOptions = {}): Promise<Priced | null> {
    const { sessionId, seatPlanId } = tier
    const { quantity, deliverMethod, addressId, contact, audienceIds } = draft
    const purchase = {
      showId: this.showId,
      sessionId,
      items: [{ seatPlanId, quantity }],
      deliverMethod,
      ...(addressId ? { addressId } : {}),
    }
    const handled = { inlineErrors: true, handledStatuses: GONE, ...options }
    const pre = await pricePurchase(this.deps, purchase, handled).catch((error: unknown) => {
      if (isGoneBy(error)) return null
      throw error
    })
    if (!pre) return null
    const count =
      pre.audience.mode === 'NONE' ? 0 : attendeeMax({ count: pre.audience.count, limit: pre.audience.limit })
    const { planDistributorId, distributorUserId } = this.deps.stores.session
    const content = {
      ...purchase,
      couponId: pre.couponId,
      audienceIds: audienceIds.slice(0, count),
      contact,
      ...(planDistributorId ? { planDistributorId } : {}),
      ...(distributorUserId ? { distributorUserId } : {}),
      ...(pre.priceToken ? { priceToken: pre.priceToken } : {}),
      paymentParam: { payAmount: pre.payAmount },
    }
    return { tier, draft, pre, content }
  }

  private async place(priced: Priced): Promise<'done' | 'gone'> {
    const { tier, pre, content } = priced
    const submission = { ...TICKET_ORDER, handledStatuses: [...TICKET_ORDER.handledStatuses, ...GONE] }
    const submitted = await this.checkout.submitOrder(submission, content, pre.payAmount)
    runInAction(() => (this.unanswered = submitted.kind === 'unknown' ? priced : null))
    if (submitted.kind === 'created') await this.pay(tier, submitted.created, pre)
    else if (submitted.kind === 'price-changed') return this.placeAtNewPrice(priced, submitted.error)
    else if (submitted.kind !== 'unknown' && isGoneBy(submitted.error)) return 'gone'
    else if (submitted.kind !== 'unknown') await alertFailure(this.deps.dialogs, submitted.error)
    return 'done'
  }

  /** Requests the price of a tier again. Repeats the order if the buyer accepts the new price (decision 26). */
  private async placeAtNewPrice(old: Priced, error: unknown): Promise<'done' | 'gone'> {
    const { dialogs } = this.deps
    const fresh = await this.price(old.tier, old.draft)
    if (!fresh) return 'gone'
    const [from, to] = [old.pre.payAmount, fresh.pre.payAmount]
    if (from === to) await alertFailure(dialogs, error)
    else if (await askNewPrice(dialogs, { from, to, error })) return this.place(fresh)
    return 'done'
  }

  /** Returns the displayed price if it is for this tier and form; else null. Clears the displayed price. */
  private known(tier: Tier, draft: GrabDraft): Priced | null {
    const { first } = this
    this.first = null
    return first && hasChoice([first.tier], tier) && JSON.stringify(first.draft) === JSON.stringify(draft)
      ? first
      : null
  }

  private async pay(tier: Tier, order: CreatedOrder, { agreement }: PreOrder): Promise<void> {
    // The order replaces the prepared purchase, so a failed deletion has no effect.
    void this.deps.client.call(deleteGrab, { id: this.showId }, { silent: true }).catch(() => undefined)
    if (this.gone.length > 0) await this.announce(tier, this.gone)
    await this.checkout.pay({
      orderId: order.orderId,
      transactionIds: order.unPaidTransactionIds,
      payAmount: order.payAmount ?? fen(0),
      agreement,
    })
  }

  private begin(): void {
    this.busy = true
    this.isOver = false
    this.gone = []
  }

  private leaveOut(tier: Tier): void {
    this.gone = [...this.gone, tier]
  }

  private end(): void {
    this.isOver = true
  }
}
