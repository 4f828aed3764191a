import { getRow } from '../../../scripts/gateway/core/database/rows'
import type { Gateway } from '../../../scripts/gateway/core/context'
import { Refusal } from '../../../scripts/gateway/core/envelope'
import type { CashierAction } from '../../../scripts/gateway/modules/trade/cashier/action-service'
import { act } from '../../../scripts/gateway/modules/trade/cashier/service'
import { createOrder } from '../../../scripts/gateway/modules/trade/order/create-order'
import { cancelOrder } from '../../../scripts/gateway/modules/trade/order/service'
import { pay } from '../../../scripts/gateway/modules/trade/payment/pay'
import { applyRefund } from '../../../scripts/gateway/modules/after-sale/refund/apply-service'
import { refundFacts } from '../../../scripts/gateway/modules/trade/units/facts-service'
import { type Quote, sealQuote, unitBlockReason } from '../../../scripts/gateway/modules/after-sale/refund/quote'
import { previewRefund, refundAt } from '../../../scripts/gateway/modules/after-sale/refund/service'
import { answerRefund, type ProviderAnswer } from '../../../scripts/gateway/modules/trade/units/settle-service'
import { openSale } from '../rush/sale'
import { cashInTurn } from './cash'
import { couponInTurn, giveCoupon, openCoupons } from './coupons'
import { Gate } from './gate'
import { BUYERS, SESSION, setRules, SHOW, type ShowState, TIERS } from './house'
import { endLines, join, openLines, setAside } from './line'
import { offer, soldOffers } from './offers'
import { pointsInTurn } from './points'
import { nonePlayed, type Played, type Player } from './played'
import { passedPlaces, type Queue, queueOf } from './queue'
import { noteBaseline } from './rules'
import { applyDue } from '../../../scripts/gateway/core/due'

const HOUR = 3_600_000
const DAY = 24 * HOUR

export interface Ordered {
  userId: string
  orderId: string
  transactionId: string
}

/** One gateway, its buyers and their steps. */
export class World implements Player {
  readonly played: Played = nonePlayed()
  readonly broken: string[] = []
  private keys = 0
  private runs = 0
  private queue: Queue = new Map()
  since = 0
  readonly gate = new Gate(this)

  /** @param options `keyed` is the prefix of all keys, unique in a database; `soldOut` runs begin sold out */
  constructor(
    readonly gateway: Gateway,
    private readonly options: { keyed?: string; soldOut?: boolean } = {},
  ) {}

  private get db() {
    return this.gateway.db
  }

  /** Creates buyers and the kinds of coupons, and records the earlier sales. */
  async open(buyers = BUYERS): Promise<void> {
    await openSale(this.gateway, buyers, 0)
    await openCoupons(this)
    await openLines(this)
    await noteBaseline(this.db)
  }

  /** Sets the start of the show to eight days from now, or to `ahead` ms from now. */
  async openShow(ahead = 8 * DAY): Promise<void> {
    await this.setShow('LISTED')
    const showTime = this.gateway.clock.now() + ahead
    await this.db.updateTable('sessions').set({ show_time: showTime }).where('session_id', '=', SESSION).execute()
  }

  /**
   * Refunds the remaining tickets of a run, so that each run starts with the same stock. Does not count these refunds.
   */
  private async endRun(): Promise<void> {
    const { refunds, partial } = this.played
    await endLines(this)
    await this.gate.undo()
    await this.setShow('CANCELED')
    // After an hour, pending payments have been confirmed, or their orders have expired.
    await this.advance(HOUR)
    for (const at of (await this.orders()).keys()) {
      const quote = await this.preview(at, 0)
      if (quote) await this.apply(quote)
    }
    Object.assign(this.played, { refunds, partial })
    await this.advance(DAY)
  }

  /** Begins a run. Runs alternate between refundable tickets and a sold-out session. */
  async begin(): Promise<void> {
    await this.endRun()
    this.since = this.gateway.clock.now()
    this.runs += 1
    await ((this.options.soldOut ?? this.runs % 2 === 0) ? this.beginSoldOut() : this.beginEarly())
    this.queue = await queueOf(this.db)
  }

  /** Buys tickets with two paid orders, and scans one ticket. */
  private async beginEarly(): Promise<void> {
    await this.openShow()
    await this.buy(0, 0, 3, true)
    await this.buy(1, 1, 2, false)
    await this.gate.scan(0)
  }

  /**
   * Sets up a sold-out session after the end of refunds. Two buyers are on the waitlist, and tickets are listed for
   * resale.
   */
  private async beginSoldOut(): Promise<void> {
    await this.openShow(36 * HOUR)
    await this.buy(0, 0, 3, true)
    await this.buy(1, 0, 2, false)
    await this.buy(2, 1, 2, true)
    for (const tier of TIERS.keys()) await setAside(this, tier)
    await join(this, 3, 0, 1)
    await join(this, 4, 0, 2)
    await offer(this, 0, 3)
  }

  /**
   * Applies the effects of the clock and of the last step.
   * @returns the broken rules, without the rules that are checked in the database
   */
  async settle(): Promise<string[]> {
    await applyDue(this.db, this.gateway.clock.now())
    const before = this.queue
    this.queue = await queueOf(this.db)
    this.played.sold = await soldOffers(this)
    return [...this.broken, ...passedPlaces(before, this.queue)]
  }

  /** Sets the state of the show, and its rules for the walks. */
  setShow(state: ShowState): Promise<void> {
    return setRules(this.db, state)
  }

  async tried<T>(work: Promise<T>): Promise<T | null> {
    try {
      return await work
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.played.refused[error.code] = (this.played.refused[error.code] ?? 0) + 1
      return null
    }
  }

  key(): string {
    return `${this.options.keyed ?? 'bench-refund'}-${(this.keys += 1)}`
  }

  /** Makes a paid order of tickets, sometimes with a coupon, a cash card (every third) or points (every second). */
  async buy(buyer: number, tier: number, quantity: number, withCoupon: boolean): Promise<void> {
    const order = await this.order(buyer, tier, quantity, withCoupon)
    if (!order) return
    await this.payFor(order.userId, order.transactionId)
    this.played.bought += 1
  }

  /** Cancels an order. If `pays` is true, pays the order at the same time. */
  async cancel({ userId, orderId, transactionId }: Ordered, pays: boolean): Promise<void> {
    const cancelling = cancelOrder(this.gateway, userId, orderId, this.gateway.clock.now()).then(() => true)
    const [canceled] = await Promise.all([this.tried(cancelling), pays && this.payFor(userId, transactionId)])
    this.played[canceled ? 'canceled' : 'bought'] += 1
  }

  /** Makes an unpaid order; null when too few tickets are left. @param points fen that they pay; by default in turns */
  async order(
    buyer: number,
    tier: number,
    quantity: number,
    withCoupon: boolean,
    points?: number,
  ): Promise<Ordered | null> {
    const userId = `RUSH${buyer}`
    const couponId = withCoupon ? await giveCoupon(this, userId, couponInTurn(this.keys, quantity)) : ''
    const cashCards = await cashInTurn(this, userId, this.keys)
    const pointAmount = points ?? (await pointsInTurn(this, userId, this.keys))
    return this.orderBy(userId, tier, quantity, { couponId, cashCards, pointAmount })
  }

  /** Makes an unpaid order with chosen benefits; null if it is refused. A free order has no transaction. */
  async orderBy(
    userId: string,
    tier: number,
    quantity: number,
    choice: { couponId?: string; cashCards?: string[]; pointAmount?: number; userCardInstanceId?: string },
  ): Promise<Ordered | null> {
    const now = this.gateway.clock.now()
    const wanted = { showId: SHOW, sessionId: SESSION, items: [{ seatPlanId: TIERS[tier], quantity }], couponId: '' }
    const request = (payAmount: number) => ({
      ...{ ...wanted, pointAmount: 0, ...choice, audienceIds: [], idempotencyKey: this.key() },
      ...{ contact: { cellphone: '13800000001', countryCode: '86' }, paymentParam: { payAmount } },
    })
    const who = { userId, now, channelId: '', lang: 'zh-CN' as const }
    // Sends a wrong price first, because the refusal contains the correct price.
    const price = await this.priceOf(request(-1), who)
    const order = price === null ? null : await this.tried(createOrder(this.gateway, request(price), who))
    if (!order) this.played.soldOut += 1
    return order && { userId, orderId: order.order_id, transactionId: order.pay_amount > 0 ? order.transaction_id : '' }
  }

  /** Performs an action at the cashier of an unpaid order, if the buyer may pay the order. */
  async payFor(userId: string, transactionId: string, action: CashierAction = 'pay'): Promise<void> {
    const request = {
      ...({ userId, transactionIds: [transactionId], platform: 'H5', paymentProduct: 'ALIPAY_WAP' } as const),
      ...({ returnUrl: '/pay-success?orderId=1', lang: 'zh-CN', origin: 'http://127.0.0.1' } as const),
    }
    const begun = await this.tried(pay(this.gateway, request))
    const id = begun?.paymentInfo.normalUrl.split('/').at(-1)
    if (id) await act(this.gateway, id, action)
  }

  private async priceOf(
    ...[request, who]: Parameters<typeof createOrder> extends [unknown, ...infer Rest] ? Rest : never
  ) {
    try {
      await createOrder(this.gateway, request, who)
      return null
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { payAmount } = (error.facts.data ?? {}) as { payAmount?: number }
      return payAmount ?? null
    }
  }

  /** Paid orders of the run. */
  async orders() {
    return this.db
      .selectFrom('orders')
      .select(['order_id', 'user_id'])
      .where('user_id', 'like', 'RUSH%')
      .where('state', 'in', ['SUCCEEDED', 'RESERVE'])
      .where('created_at', '>=', this.since)
      .orderBy('created_at')
      .orderBy('order_id')
      .execute()
  }

  /** Returns the units of an order whose bits are set in `mask`; without any, the refundable units, or all. */
  async unitsOf(orderId: string, mask: number): Promise<string[]> {
    const order = await getRow(this.db, 'orders', { order_id: orderId })
    const facts = await refundFacts(this.db, order, this.gateway.clock.now())
    const chosen = facts.units.filter((_, at) => (mask >> at) % 2 === 1)
    const free = facts.units.filter((unit) => unitBlockReason(facts, unit) === null)
    return [chosen, free, facts.units].find(({ length }) => length > 0)?.map(({ unitId }) => unitId) ?? []
  }

  /** Previews a refund of some units of an order. Returns null if there is no order, or if the preview is refused. */
  async preview(pick: number, mask: number): Promise<Quote | null> {
    const orders = await this.orders()
    if (orders.length === 0) return null
    const { order_id: orderId, user_id: userId } = orders[pick % orders.length]
    await applyDue(this.db, this.gateway.clock.now(), { userId })
    const unitIds = await this.unitsOf(orderId, mask)
    const seen = await this.tried(previewRefund(this.gateway, userId, { orderId, unitIds }))
    return seen?.quote ?? null
  }

  /** Requests the refund of a quote. The refund must equal the quote, unless it is refused. */
  async apply(quote: Quote, idempotencyKey = this.key()): Promise<void> {
    const { orderId, userId, amounts } = quote
    const sealed = sealQuote(this.gateway.refundKey, quote)
    const request = { orderId, quote: sealed, reason: 'TIME' as const, idempotencyKey }
    const refundId = await this.tried(applyRefund(this.gateway, userId, request, 'zh-CN'))
    if (!refundId) return
    const { amount, fee } = await refundAt(this.gateway, userId, refundId)
    if (amount !== amounts.total || fee !== amounts.fee)
      this.broken.push(`${refundId} gave ${amount} for a quote of ${amounts.total}`)
    this.played.refunds += 1
    if (!amounts.complete) this.played.partial += 1
  }

  async answer(pick: number, answer: ProviderAnswer): Promise<void> {
    const { db, clock } = this.gateway
    const open = await db
      .selectFrom('refunds')
      .select('refund_id')
      .where('user_id', 'like', 'RUSH%')
      .where('state', '<>', 'REFUNDED')
      .orderBy('created_at')
      .execute()
    if (open.length === 0) return
    await answerRefund(db, open[pick % open.length].refund_id, answer, clock.now())
    this.played.answers += 1
  }

  async advance(ms: number): Promise<void> {
    await this.gateway.clock.advance(ms)
    await applyDue(this.db, this.gateway.clock.now())
  }

  /** Moves the clock to `ahead` ms before the show, unless that moment is in the past. */
  async advanceTo(ahead: number): Promise<void> {
    const { show_time: showTime } = await getRow(this.db, 'sessions', { session_id: SESSION })
    const left = showTime - ahead - this.gateway.clock.now()
    if (left > 0) await this.advance(left)
  }
}
