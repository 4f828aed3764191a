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

/** The tier is gone; the next one may be there. */
const GONE: readonly number[] = [PURCHASE_CODES.soldOut, PURCHASE_CODES.sessionEnded]

const isGoneBy = (error: unknown): boolean =>
  isRequestError(error) && (error.httpCode === 404 || GONE.includes(error.statusCode ?? 0))

/** A tier with its price, ready to be ordered. */
interface Priced {
  tier: Tier
  /** The filled-in form that was priced. */
  draft: GrabDraft
  pre: PreOrder
  content: TicketOrder
}

/** Says which tier it became, because those before it are gone. */
export type Announce = (tier: Tier, gone: readonly Tier[]) => Promise<unknown>

/** Orders the first of several tiers that is left, and pays it. */
export class GrabOrder {
  readonly checkout: Checkout
  /** Tiers that were sold out at the last try, by preference. */
  gone: readonly Tier[] = []
  /** At the last try none of the tiers was left. */
  isOver = false
  busy = false
  /** The priced first tier that is left; null while it is unknown. */
  first: Priced | null = null
  /** An order that had no answer: it may exist, so it is sent again before anything else. */
  private unanswered: Priced | null = null
  /** How many previews have begun: only the last one counts. */
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

  /** The last try had no answer (see `SubmissionKeys`). */
  get outcomeUnknown(): boolean {
    return this.unanswered !== null
  }

  isGone(tier: GrabChoice): boolean {
    return hasChoice(this.gone, tier)
  }

  /** Back from elsewhere: an order that can be paid is opened. */
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
   * Prices the first tier that is left, so that its sum is seen before the tap, which orders at that price. Never
   * rejects.
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

  /** Tries the tiers in their order; the first that is left becomes the order. Never rejects. */
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

  /** Prices a tier for an order; null when it is sold out. @throws RequestError */
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

  /** Prices a tier again. Its order is sent again once the buyer accepts the new price (decision 26). */
  private async placeAtNewPrice(old: Priced, error: unknown): Promise<'done' | 'gone'> {
    const { dialogs } = this.deps
    const fresh = await this.price(old.tier, old.draft)
    if (!fresh) return 'gone'
    const [from, to] = [old.pre.payAmount, fresh.pre.payAmount]
    if (from === to) await alertFailure(dialogs, error)
    else if (await askNewPrice(dialogs, { from, to, error })) return this.place(fresh)
    return 'done'
  }

  /** Returns the price that is shown already, where it is that of this tier and form. */
  private known(tier: Tier, draft: GrabDraft): Priced | null {
    const { first } = this
    this.first = null
    return first && hasChoice([first.tier], tier) && JSON.stringify(first.draft) === JSON.stringify(draft)
      ? first
      : null
  }

  private async pay(tier: Tier, order: CreatedOrder, { agreement }: PreOrder): Promise<void> {
    // The order replaces it now; a refusal would change nothing.
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
