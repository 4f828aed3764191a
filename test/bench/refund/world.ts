import type { Gateway } from '../../../scripts/gateway/core/context'
import { json } from '../../../scripts/gateway/core/database/json'
import { Refusal } from '../../../scripts/gateway/core/envelope'
import { act } from '../../../scripts/gateway/modules/cashier/service'
import { receiveReport } from '../../../scripts/gateway/modules/gate/scan-service'
import { createOrder } from '../../../scripts/gateway/modules/order/create-order'
import { applyExpirations } from '../../../scripts/gateway/modules/order/expiration-service'
import { pay } from '../../../scripts/gateway/modules/payment/pay'
import { applyRebook } from '../../../scripts/gateway/modules/rebook/apply'
import { holdRebook, releaseRebook } from '../../../scripts/gateway/modules/rebook/hold'
import { applyRefund } from '../../../scripts/gateway/modules/refund/apply-service'
import { type Quote, sealQuote } from '../../../scripts/gateway/modules/refund/quote'
import { previewRefund, refundAt } from '../../../scripts/gateway/modules/refund/service'
import { answerRefund, type ProviderAnswer } from '../../../scripts/gateway/modules/refund/settle-service'
import { ticketCodeOf } from '../../../scripts/gateway/modules/voucher/ticket-code'
import { openSale } from '../rush/sale'
import { noteBaseline } from './rules'

/** A theatre with numbered seats, nobody is named, six a buyer. */
const SHOW = 'S2101'
const SESSION = 'S2101N01'
export const TIERS = [1, 2].map((at) => `${SESSION}P${at}`)
export const BUYERS = 6
const DAY = 86_400_000
const TEN_YEARS = 3650 * DAY

/** What the steps of a run have done, counted. */
export interface Played {
  bought: number
  soldOut: number
  refunds: number
  partial: number
  refused: Record<string, number>
  rebooked: number
  scans: number
  answers: number
}

/** What a buyer holds for a rebooking. */
interface Held {
  rebookId: string
  userId: string
}

/** One gateway, its buyers, and what they do. */
export class World {
  readonly played: Played = {
    ...{ bought: 0, soldOut: 0, refunds: 0, partial: 0, rebooked: 0 },
    ...{ refused: {}, scans: 0, answers: 0 },
  }
  readonly broken: string[] = []
  private keys = 0

  constructor(readonly gateway: Gateway) {}

  private get db() {
    return this.gateway.db
  }

  /** Buyers, a coupon's kind, and what was sold before. */
  async open(): Promise<void> {
    await openSale(this.gateway, BUYERS, 0)
    const words = json({ 'zh-CN': 'Bench', 'zh-MO': 'Bench', 'en-US': 'Bench' })
    await this.db
      .insertInto('coupon_templates')
      .values({
        ...{ template_id: 'BENCH', title: words, coupon_type: 'REDUCTION', threshold: 0, amount: 1507, category: null },
        ...{ show_id: null, scope_rank: 0, valid_days: null, need_face_auth: false },
      })
      .execute()
    await noteBaseline(this.db)
  }

  /** Begins a run: the show takes place in eight days, two orders are paid, a ticket is at the gate. */
  async begin(): Promise<void> {
    await this.setShow('LISTED')
    const showTime = this.gateway.clock.now() + 8 * DAY
    await this.db.updateTable('sessions').set({ show_time: showTime }).where('session_id', '=', SESSION).execute()
    await this.buy(0, 0, 3, true)
    await this.buy(1, 1, 2, false)
    await this.scan(0)
  }

  /** Its codes stay, its rule gives back until two days before, and as often as one likes. */
  async setShow(state: 'LISTED' | 'CANCELED' | 'DELAY'): Promise<void> {
    const steps = [
      { before: 7 * DAY, fee: 1000 },
      { before: 2 * DAY, fee: 3333 },
    ]
    await this.db
      .updateTable('shows')
      .set({ state, static_code: true, code_lead: null, refund_rule: json({ steps, perSession: 1000 }) })
      .where('show_id', '=', SHOW)
      .execute()
    await this.db
      .updateTable('shows')
      .set({ rebook_rule: json({ before: DAY }) })
      .where('show_id', '=', SHOW)
      .execute()
  }

  /** Counts a refusal; anything else is an error of the gateway. */
  private async tried<T>(work: Promise<T>): Promise<T | null> {
    try {
      return await work
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.played.refused[error.code] = (this.played.refused[error.code] ?? 0) + 1
      return null
    }
  }

  private key(): string {
    return `bench-refund-${(this.keys += 1)}`
  }

  /** A paid order of `quantity` tickets, with a coupon now and then. */
  async buy(buyer: number, tier: number, quantity: number, withCoupon: boolean): Promise<void> {
    const userId = `RUSH${buyer}`
    const { clock } = this.gateway
    const now = clock.now()
    let couponId = ''
    if (withCoupon) {
      couponId = `BC${this.key()}`
      await this.db
        .insertInto('coupons')
        .values({
          ...{ coupon_id: couponId, template_id: 'BENCH', user_id: userId, start_time: 0 },
          ...{ expire_time: now + TEN_YEARS, used_order_id: null, used_at: null },
        })
        .execute()
    }
    const wanted = { showId: SHOW, sessionId: SESSION, items: [{ seatPlanId: TIERS[tier], quantity }], couponId }
    const request = (payAmount: number) => ({
      ...wanted,
      idempotencyKey: this.key(),
      audienceIds: [],
      contact: { cellphone: '13800000001', countryCode: '86' },
      paymentParam: { payAmount },
    })
    const who = { userId, now, channelId: '', lang: 'zh-CN' as const }
    // Priced by the refusal that tells the price.
    const price = await this.priceOf(request(-1), who)
    const order = price === null ? null : await this.tried(createOrder(this.gateway, request(price), who))
    if (!order) return void (this.played.soldOut += 1)
    await this.payFor(userId, order.unPaidTransactionIds[0])
    this.played.bought += 1
  }

  private async payFor(userId: string, transactionId: string): Promise<void> {
    const begun = await this.tried(
      pay(this.gateway, {
        ...{ userId, transactionId, platform: 'H5', paymentProduct: 'ALIPAY_WAP' },
        ...{
          returnUrl: '/pay-success?orderId=1',
          lang: 'zh-CN',
          origin: this.gateway.storefrontOrigins[0] ?? 'http://127.0.0.1',
        },
      }),
    )
    const id = begun?.paymentInfo.normalUrl.split('/').at(-1)
    if (id) await act(this.gateway, id, 'pay')
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

  /** Paid orders with something left. */
  async orders() {
    return this.db
      .selectFrom('orders')
      .select(['order_id', 'user_id'])
      .where('user_id', 'like', 'RUSH%')
      .where('state', 'in', ['SUCCEEDED', 'RESERVE'])
      .orderBy('created_at')
      .orderBy('order_id')
      .execute()
  }

  /** The units of an order of which the bits are set; all of them where none is. */
  private async unitsOf(orderId: string, mask: number): Promise<string[]> {
    const items = await this.db
      .selectFrom('order_items')
      .select(['seat_plan_id', 'quantity'])
      .where('order_id', '=', orderId)
      .execute()
    const all = items.flatMap((item) =>
      Array.from({ length: item.quantity }, (_, at) => `${item.seat_plan_id}_${at + 1}`),
    )
    const chosen = all.filter((_, at) => (mask >> at) % 2 === 1)
    return chosen.length > 0 ? chosen : all
  }

  /** Holds the other tier for some units of an order; null where that is refused, or there is none. */
  async hold(pick: number, mask: number): Promise<Held | null> {
    const orders = await this.orders()
    if (orders.length === 0) return null
    const { order_id: orderId, user_id: userId } = orders[pick % orders.length]
    const unitIds = await this.unitsOf(orderId, mask)
    const seatPlanId = TIERS.find((tier) => !unitIds[0]?.startsWith(`${tier}_`)) ?? TIERS[0]
    const rebookId = await this.tried(
      holdRebook(this.gateway, userId, { orderId, unitIds, sessionId: SESSION, seatPlanId }),
    )
    return rebookId === null ? null : { rebookId, userId }
  }

  async release({ rebookId, userId }: Held): Promise<void> {
    await releaseRebook(this.gateway, userId, rebookId)
  }

  /** Rebooks to what is held; answers what is still to be paid of it. */
  async rebook({ rebookId, userId }: Held): Promise<() => Promise<void>> {
    const order = await this.tried(applyRebook(this.gateway, userId, rebookId))
    if (order) this.played.rebooked += 1
    return async () => {
      if (order?.state === 'UNPAID' && order.pay_amount > 0) await this.payFor(userId, order.transaction_id)
    }
  }

  /** A quote for some units of an order; null where that is refused, or there is none. */
  async preview(pick: number, mask: number): Promise<Quote | null> {
    const orders = await this.orders()
    if (orders.length === 0) return null
    const { order_id: orderId, user_id: userId } = orders[pick % orders.length]
    const seen = await this.tried(
      previewRefund(this.gateway, userId, { orderId, unitIds: await this.unitsOf(orderId, mask) }),
    )
    return seen?.quote ?? null
  }

  /** Applies for a quote; what comes of it is what was quoted, or nothing. */
  async apply(quote: Quote, idempotencyKey = this.key()): Promise<void> {
    const { orderId, userId, amounts } = quote
    const request = {
      orderId,
      quote: sealQuote(this.gateway.refundKey, quote),
      reason: 'TIME' as const,
      idempotencyKey,
    }
    const refundId = await this.tried(applyRefund(this.gateway, userId, request, 'zh-CN'))
    if (!refundId) return
    const { amount, fee } = await refundAt(this.gateway, userId, refundId)
    if (amount !== amounts.total || fee !== amounts.fee)
      this.broken.push(`${refundId} gave ${amount} for a quote of ${amounts.total}`)
    this.played.refunds += 1
    if (!amounts.complete) this.played.partial += 1
  }

  /** A gate reads a ticket. */
  async scan(pick: number): Promise<void> {
    const tickets = await this.db
      .selectFrom('tickets as t')
      .innerJoin('vouchers as v', 'v.voucher_id', 't.voucher_id')
      .select(['t.code_key'])
      .where('v.user_id', 'like', 'RUSH%')
      .orderBy('t.ticket_id')
      .execute()
    if (tickets.length === 0) return
    const text = ticketCodeOf(tickets[pick % tickets.length].code_key)
    const scans = [{ scanId: this.key(), text, at: this.gateway.clock.now(), letIn: false }]
    const report = { sessionId: SESSION, gate: '', since: 0, scans, reversals: [] }
    const { results } = await receiveReport(this.gateway, report, 'zh-CN')
    if (results[0].admitted) this.played.scans += 1
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
    await applyExpirations(this.db, this.gateway.clock.now())
  }
}
