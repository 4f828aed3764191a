import { getRow } from '../../../../scripts/gateway/core/database/rows'
import type { Gateway } from '../../../../scripts/gateway/core/context'
import { json } from '../../../../scripts/gateway/core/database/json'
import { applyDue } from '../../../../scripts/gateway/core/due'
import { Refusal } from '../../../../scripts/gateway/core/envelope'
import { applyItemRefund } from '../../../../scripts/gateway/modules/after-sale/item-refund/apply'
import { quoteOf, serializeQuote } from '../../../../scripts/gateway/modules/after-sale/item-refund/quote'
import { applyRefund } from '../../../../scripts/gateway/modules/after-sale/refund/apply-service'
import { sealQuote } from '../../../../scripts/gateway/modules/after-sale/refund/quote'
import { previewRefund } from '../../../../scripts/gateway/modules/after-sale/refund/service'
import { act } from '../../../../scripts/gateway/modules/trade/cashier/service'
import { createItemOrder } from '../../../../scripts/gateway/modules/trade/item-order/create-service'
import { quoteItem } from '../../../../scripts/gateway/modules/trade/item-order/quote-service'
import { giveGrowth } from '../../../../scripts/gateway/modules/trade/membership/growth-service'
import { createOrder } from '../../../../scripts/gateway/modules/trade/order/create-order'
import { pay } from '../../../../scripts/gateway/modules/trade/payment/pay'
import { refundFacts } from '../../../../scripts/gateway/modules/trade/units/facts-service'
import { heldUntil, levelAt, LEVEL_TERMS, spuOfLevel } from '../../../../src/domain/member/level'
import { openSale } from '../../rush/sale'
import { periodsOf } from '../../../../scripts/gateway/modules/trade/membership/period-service'

const DAY = 86_400_000
export const BUYERS = 4
/** The sale of `openSale`. */
const SHOW = 'S5002'
const SESSION = 'RUSHN01'
const PLAN = 'RUSHN01P1'
/** Price of a ticket, fen: six reach Gold. */
const PRICE = 88_850
const PREFIX = 'LEVELS'
const NO_REASON = { 'zh-CN': '', 'zh-MO': '', 'en-US': '' }

/** Counts of steps that had an effect. */
const nonePlayed = () => ({
  ...{ steps: 0, bought: 0, refunded: 0, refundedLate: 0, given: 0, settled: 0 },
  ...{ joined: 0, renewed: 0, changed: 0, returned: 0, refused: 0, raised: 0, lowered: 0, notices: 0 },
})

/** Returns the id of a buyer. */
export const buyerAt = (at: number): string => `${PREFIX}${at}`

/** One gateway, its members and their steps. */
export class World {
  readonly played = nonePlayed()
  private keys = 0

  constructor(readonly gateway: Gateway) {}

  private get db() {
    return this.gateway.db
  }

  private get now(): number {
    return this.gateway.clock.now()
  }

  /** Creates the buyers, and a show that is always on sale and free to refund. */
  async open(): Promise<void> {
    await openSale(this.gateway, BUYERS, 1_000_000, PREFIX)
    await this.db.updateTable('seat_plans').set({ price: PRICE }).where('seat_plan_id', '=', PLAN).execute()
    const refundRule = json({ steps: [{ before: 0, fee: 0 }], perSession: 1_000_000 })
    const show = { refund_rule: refundRule, order_limit: null, sale_until: null }
    await this.db.updateTable('shows').set(show).where('show_id', '=', SHOW).execute()
  }

  /** A run continues with the members as the previous one left them. */
  async begin(): Promise<void> {
    await this.advance(DAY)
  }

  private key(): string {
    return `bench-levels-${(this.keys += 1)}`
  }

  private async tried<T>(work: Promise<T>): Promise<T | null> {
    try {
      return await work
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.played.refused += 1
      return null
    }
  }

  private setShow(state: 'LISTED' | 'CANCELED', ahead: number): Promise<unknown> {
    const showTime = this.now + ahead
    return Promise.all([
      this.db.updateTable('shows').set({ state }).where('show_id', '=', SHOW).execute(),
      this.db.updateTable('sessions').set({ show_time: showTime }).where('session_id', '=', SESSION).execute(),
    ])
  }

  private async payFor(userId: string, transactionId: string): Promise<void> {
    const begun = await pay(this.gateway, {
      ...{ userId, transactionIds: [transactionId], platform: 'H5', paymentProduct: 'ALIPAY_WAP' },
      ...{ returnUrl: '/pay-success?orderId=1', lang: 'zh-CN', origin: 'http://127.0.0.1' },
    })
    const id = begun.paymentInfo.normalUrl.split('/').at(-1)
    if (id) await act(this.gateway, id, 'pay')
  }

  /** Buys tickets of a session in eight days. */
  async tickets(buyer: number, quantity: number): Promise<void> {
    await this.setShow('LISTED', 8 * DAY)
    const userId = buyerAt(buyer)
    const who = { userId, now: this.now, channelId: '', lang: 'zh-CN' as const }
    const items = [{ seatPlanId: PLAN, quantity }]
    const wanted = { showId: SHOW, sessionId: SESSION, items, couponId: '', audienceIds: [] }
    const contact = { cellphone: '13800000001', countryCode: '86' }
    const request = (payAmount: number) => ({
      ...{ ...wanted, contact, idempotencyKey: this.key(), paymentParam: { payAmount } },
    })
    const order = await this.orderAtPrice((payAmount) => createOrder(this.gateway, request(payAmount), who))
    if (!order) return
    await this.payFor(userId, order.transaction_id)
    this.played.bought += 1
  }

  /** Sends a wrong price first, because the refusal contains the right one. */
  private async orderAtPrice<Order>(send: (payAmount: number) => Promise<Order>): Promise<Order | null> {
    try {
      return await send(-1)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { payAmount } = (error.facts.data ?? {}) as { payAmount?: number }
      return payAmount === undefined ? null : this.tried(send(payAmount))
    }
  }

  private async ticketOrder(pick: number) {
    const orders = await this.db
      .selectFrom('orders')
      .selectAll()
      .where('user_id', 'like', `${PREFIX}%`)
      .where('state', 'in', ['SUCCEEDED', 'RESERVE'])
      .orderBy('created_at', 'desc')
      .orderBy('order_id')
      .limit(5)
      .execute()
    return orders.length === 0 ? undefined : orders[pick % orders.length]
  }

  /** Refunds the units of an order whose bits are set in `mask`. Returns true if it did. */
  async refundTickets(pick: number, mask: number): Promise<boolean> {
    const order = await this.ticketOrder(pick)
    if (!order) return false
    const { order_id: orderId, user_id: userId } = order
    await applyDue(this.db, this.now, { userId })
    const { units } = await refundFacts(this.db, order, this.now)
    const unitIds = units.flatMap(({ unitId }, at) => ((mask >> at) % 2 === 1 ? [unitId] : []))
    const seen = await this.tried(previewRefund(this.gateway, userId, { orderId, unitIds }))
    if (!seen) return false
    const quote = sealQuote(this.gateway.refundKey, seen.quote)
    const request = { orderId, quote, reason: 'TIME' as const, idempotencyKey: this.key() }
    if (!(await this.tried(applyRefund(this.gateway, userId, request, 'zh-CN')))) return false
    this.played.refunded += 1
    return true
  }

  /** Refunds an order after its session, because the show did not take place. Its growth already counts. */
  async refundChanged(pick: number): Promise<void> {
    await this.advance(12 * DAY)
    await this.setShow('CANCELED', -4 * DAY)
    if (await this.refundTickets(pick, 63)) this.played.refundedLate += 1
    await this.setShow('LISTED', 8 * DAY)
  }

  /** Gives growth to a buyer. */
  async give(buyer: number, amount: number): Promise<void> {
    const gift = { userId: buyerAt(buyer), amount, reason: NO_REASON, at: this.now }
    await this.db.transaction().execute((tx) => giveGrowth(tx, gift))
    this.played.given += 1
    await this.settle()
  }

  /** Lets the pending growth of a buyer count now, as if its sessions had ended. */
  async settleGrowth(buyer: number): Promise<void> {
    const counted = await this.db
      .updateTable('growth_records')
      .set({ counts_at: this.now })
      .where('user_id', '=', buyerAt(buyer))
      .where('counts_at', '>', this.now)
      .executeTakeFirstOrThrow()
    if (counted.numUpdatedRows > 0n) this.played.settled += 1
    await this.settle()
  }

  /** Buys a level: joins, renews, or changes to a higher one. */
  async buy(buyer: number, level: number): Promise<void> {
    const { now } = this
    const userId = buyerAt(buyer)
    const spuId = spuOfLevel(level)
    const before = await periodsOf(this.db, userId)
    const quoted = await this.tried(quoteItem(this.db, { spuId, quantity: 1, couponId: '' }, { userId, now }))
    if (!quoted) return
    const request = {
      ...{ spuId, quantity: 1, couponId: '', audienceId: '', idempotencyKey: this.key() },
      paymentParam: { payAmount: quoted.payAmount },
    }
    const order = await this.tried(createItemOrder(this.gateway, request, { userId, lang: 'zh-CN' }))
    if (!order) return
    if (order.pay_amount > 0) await this.payFor(userId, order.transaction_id)
    const isRenewal = levelAt(before, now) === level
    const isChange = !isRenewal && before.some(({ source, endTime }) => source === 'BOUGHT' && endTime > now)
    this.played[isRenewal ? 'renewed' : isChange ? 'changed' : 'joined'] += 1
  }

  /** Returns one of the newest memberships. */
  async giveBack(pick: number): Promise<void> {
    const orders = await this.db
      .selectFrom('item_orders')
      .selectAll()
      .where('user_id', 'like', `${PREFIX}%`)
      .orderBy('created_at', 'desc')
      .orderBy('order_id')
      .limit(3)
      .execute()
    if (orders.length === 0) return
    const { order_id: orderId, user_id: userId } = orders[pick % orders.length]
    const order = await getRow(this.db, 'item_orders', { order_id: orderId })
    const fresh = await this.tried(quoteOf(this.db, order, this.now))
    if (!fresh) return
    const keyed = { key: this.gateway.itemRefundKey, lang: 'zh-CN' as const, now: this.now }
    const { quote } = await this.db.transaction().execute((tx) => serializeQuote(tx, order, fresh, keyed))
    const request = { orderId, quote, idempotencyKey: this.key() }
    const applied = applyItemRefund(this.gateway, request, { userId, lang: 'zh-CN' }).then(() => true)
    if (await this.tried(applied)) this.played.returned += 1
  }

  async advance(ms: number): Promise<void> {
    await this.gateway.clock.advance(ms)
    await this.settle()
  }

  /** Moves the clock to the first moment at which a buyer can renew, if there is one. */
  async advanceToRenewal(buyer: number): Promise<void> {
    const periods = await periodsOf(this.db, buyerAt(buyer))
    const level = levelAt(periods, this.now)
    const from = heldUntil(periods, level, this.now) - LEVEL_TERMS.renewDays * DAY
    await this.advance(level > 0 && from > this.now ? from - this.now : DAY)
  }

  /** Applies the effects of the clock and the step. */
  async settle(): Promise<void> {
    await applyDue(this.db, this.now, {}, (error) => {
      throw error
    })
  }
}
