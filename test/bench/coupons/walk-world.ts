import type { FastifyRequest } from 'fastify'
import { kindRow, type KindSource } from '../../../scripts/gateway/modules/trade/coupon/kind'
import { obtainCoupon } from '../../../scripts/gateway/modules/trade/coupon/obtain-service'
import { exchangeCode } from '../../../scripts/gateway/modules/trade/coupon-code/exchange-service'
import { makeCodesOf } from '../../../scripts/gateway/modules/trade/coupon-code/sandbox-service'
import { couponCodes } from '../../../scripts/gateway/modules/trade/counter/code-service'
import { verifyCode } from '../../../scripts/gateway/modules/trade/counter/verify-service'
import { makePacket } from '../../../scripts/gateway/modules/trade/packet/make'
import { takeShare } from '../../../scripts/gateway/modules/trade/packet/take'
import type { Outcome } from '../refund/draws'
import { nonePlayed, type Played } from '../refund/played'
import { World } from '../refund/world'

const kind = (id: string, rules: KindSource['rules'], more: Partial<KindSource> = {}): KindSource => ({
  ...{ id, rules, title: { 'zh-CN': id, 'zh-MO': id, 'en-US': id } },
  ...more,
})

/** Kinds of coupons that buyers receive. Some end within a day, and some have a limited stock. */
const KINDS = [
  kind('WALK-CASH', { couponType: 'CASH', amount: 1_003 }, { stock: 1_000_000, length: 1 }),
  kind('WALK-RATE', { couponType: 'DISCOUNT', discount: 8_300 }),
  kind('WALK-UNIT', { couponType: 'EXCHANGE', qty: 1 }),
]
/** Kind of coupon for a counter. */
const COUNTER = kind('WALK-COUNTER', { couponType: 'OUTER', useWay: 'OFFLINE', useCouponRule: 'ALL_PRODUCT' })

const none = () => ({
  ...{ received: 0, used: 0, exchanged: 0, packets: 0, shares: 0, verified: 0, withdrawn: 0, expired: 0 },
})

const requestOf = (userId: string): FastifyRequest =>
  ({ userId, ip: `walk-${userId}`, headers: {} }) as unknown as FastifyRequest

/** Buyers with coupons, beside the steps of ticket orders. */
export class CouponWorld extends World {
  override readonly played: Played & { coupons: ReturnType<typeof none> } = { ...nonePlayed(), coupons: none() }

  override async open(): Promise<void> {
    await super.open()
    const { db } = this.gateway
    await db
      .insertInto('coupon_templates')
      .values([...KINDS, COUNTER].map(kindRow))
      .execute()
    // The limit per buyer is not a subject of the walks.
    await db
      .updateTable('coupon_templates')
      .set({ per_user: 1_000_000 })
      .where('template_id', 'like', 'WALK-%')
      .execute()
  }

  /** At the end of each step, counts the coupons that ended unused or were withdrawn. */
  override async settle(): Promise<string[]> {
    const broken = await super.settle()
    const { count } = this.gateway.db.fn
    const { withdrawn, expired } = await this.gateway.db
      .selectFrom('coupons')
      .select([
        count<number>('withdrawn_at').as('withdrawn'),
        count<number>('coupon_id')
          .filterWhere('expire_time', '<', this.gateway.clock.now())
          .filterWhere('used_order_id', 'is', null)
          .as('expired'),
      ])
      .where('user_id', 'like', 'RUSH%')
      .executeTakeFirstOrThrow()
    Object.assign(this.played.coupons, { withdrawn: Number(withdrawn), expired: Number(expired) })
    return [...broken, ...(await this.stockOff())]
  }

  /** Receives a coupon. */
  async receive(buyer: number, pick: number): Promise<void> {
    const { id } = KINDS[pick % KINDS.length]
    if (await this.tried(obtainCoupon(this.gateway, `RUSH${buyer}`, id))) this.played.coupons.received += 1
  }

  /** Orders tickets with a coupon of the buyer. The order is paid, paid late, canceled or left unpaid. */
  async use(buyer: number, pick: number, tier: number, quantity: number, outcome: Outcome): Promise<void> {
    const userId = `RUSH${buyer}`
    const couponId = await this.ownCoupon(userId, pick)
    const order = couponId === null ? null : await this.orderBy(userId, tier, quantity, { couponId })
    if (!order) return
    this.played.coupons.used += 1
    if (outcome === 'cancel') await this.cancel(order, false)
    else if (outcome !== 'leave' && order.transactionId) await this.payFor(userId, order.transactionId, outcome)
  }

  /** Orders tickets twice at once with the same coupon. Only one order may use it. */
  async useTwice(buyer: number, pick: number, tier: number): Promise<void> {
    const userId = `RUSH${buyer}`
    const couponId = await this.ownCoupon(userId, pick)
    if (couponId === null) return
    const order = (quantity: number) => this.orderBy(userId, tier, quantity, { couponId })
    const orders = (await Promise.all([order(1), order(2)])).filter((each) => each !== null)
    if (orders.length > 1) this.broken.push(`coupon ${couponId} is used by ${orders.length} orders`)
  }

  /** Exchanges a new code twice at once, and as another buyer. */
  async exchange(buyer: number, other: number, pick: number): Promise<void> {
    const [code] = await makeCodesOf(this.gateway, KINDS[pick % KINDS.length].id, 1)
    const exchanging = (who: number) => this.tried(exchangeCode(this.gateway, requestOf(`RUSH${who}`), code))
    const [one, again, stolen] = await Promise.all([exchanging(buyer), exchanging(buyer), exchanging(other)])
    const ids = new Set([one, again, stolen].flatMap((each) => each?.couponIds ?? []))
    if (ids.size !== 1) this.broken.push(`a code gave ${ids.size} coupons`)
    this.played.coupons.exchanged += 1
  }

  /** Makes the packet of a paid order twice at once. */
  async packet(pick: number): Promise<void> {
    const orders = await this.orders()
    if (orders.length === 0) return
    const { order_id: orderId, user_id: userId } = orders[pick % orders.length]
    const making = () => this.tried(makePacket(this.gateway, userId, { orderId, idempotencyKey: this.key() }))
    const [one, other] = await Promise.all([making(), making()])
    if (one !== other) this.broken.push(`order ${orderId} has the packets ${one} and ${other}`)
    if (one) this.played.coupons.packets += 1
  }

  /** Takes a share of a packet twice at once with the same key. */
  async take(buyer: number, pick: number): Promise<void> {
    const packets = await this.gateway.db
      .selectFrom('coupon_packets')
      .select('packet_code')
      .where('created_at', '>=', this.since)
      .where('user_id', 'like', 'RUSH%')
      .orderBy('packet_code')
      .execute()
    if (packets.length === 0) return
    const request = { packetCode: packets[pick % packets.length].packet_code, idempotencyKey: this.key() }
    const taking = () => this.tried(takeShare(this.gateway, requestOf(`RUSH${buyer}`), request))
    const [one, other] = await Promise.all([taking(), taking()])
    if (one?.coupon_id !== other?.coupon_id) this.broken.push(`a share became two coupons: ${JSON.stringify(request)}`)
    if (one) this.played.coupons.shares += 1
  }

  /** Receives a coupon for a counter, and verifies its code at two counters at once. */
  async verify(buyer: number): Promise<void> {
    const userId = `RUSH${buyer}`
    const coupon = await this.tried(obtainCoupon(this.gateway, userId, COUNTER.id))
    if (!coupon) return
    const named = { userId, couponId: coupon.coupon_id, couponTemplateId: COUNTER.id, orderId: '' }
    const [{ verifyCode: text }] = await couponCodes(this.gateway, named)
    const verifying = (counter: string) => verifyCode(this.gateway, { text, counter, counterId: '' }, 'en-US')
    const verdicts = await Promise.all([verifying('one'), verifying('two')])
    const verified = verdicts.filter((verdict) => verdict.verified).length
    if (verified !== 1) this.broken.push(`coupon ${coupon.coupon_id} was verified ${verified} times`)
    this.played.coupons.verified += 1
  }

  private async ownCoupon(userId: string, pick: number): Promise<string | null> {
    const coupons = await this.gateway.db
      .selectFrom('coupons')
      .select('coupon_id')
      .where('user_id', '=', userId)
      .where('template_id', 'not in', [COUNTER.id])
      .where('used_order_id', 'is', null)
      .orderBy('received_at', 'desc')
      .orderBy('coupon_id')
      .limit(6)
      .execute()
    return coupons[pick % coupons.length]?.coupon_id ?? null
  }

  /** Returns the kinds whose coupons and stock together differ from the first stock. */
  private async stockOff(): Promise<string[]> {
    const { db } = this.gateway
    const [{ id, stock }] = KINDS
    const { left } = await db
      .selectFrom('coupon_templates')
      .select('stock as left')
      .where('template_id', '=', id)
      .executeTakeFirstOrThrow()
    const { given } = await db
      .selectFrom('coupons')
      .select(({ fn }) => fn.countAll<number>().as('given'))
      .where('template_id', '=', id)
      .executeTakeFirstOrThrow()
    return (left ?? 0) + Number(given) === stock ? [] : [`${id}: ${left} left and ${given} given of ${stock}`]
  }
}
