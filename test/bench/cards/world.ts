import { applyItemRefund } from '../../../scripts/gateway/modules/after-sale/item-refund/apply'
import { quoteOf, serializeQuote } from '../../../scripts/gateway/modules/after-sale/item-refund/quote'
import { applyDue } from '../../../scripts/gateway/core/due'
import { changeRow, getRow } from '../../../scripts/gateway/core/database/rows'
import { Refusal } from '../../../scripts/gateway/core/envelope'
import { exchangeCoupon } from '../../../scripts/gateway/modules/trade/card/exchange-service'
import { giveCard } from '../../../scripts/gateway/modules/trade/card/ledger-service'
import { cancelItemOrder } from '../../../scripts/gateway/modules/trade/item-order/cancel-service'
import { createItemOrder } from '../../../scripts/gateway/modules/trade/item-order/create-service'
import type { Outcome } from '../refund/draws'
import { nonePlayed, type Played } from '../refund/played'
import { type Ordered, World } from '../refund/world'
import { cardCoupon, CARDS, FOR_SALE, GIVEN, openCards } from './kinds'

/** Number of steps with cards, by kind. */
const none = () => ({ bought: 0, covered: 0, paid: 0, refunded: 0, exchanged: 0, frozen: 0, ended: 0 })

/** A random walk with cards, in addition to the steps of ticket orders. */
export class CardWorld extends World {
  override readonly played: Played & { cards: ReturnType<typeof none> } = { ...nonePlayed(), cards: none() }

  override async open(): Promise<void> {
    await super.open()
    await openCards(this.gateway.db)
  }

  /** Begins a run with tickets on sale and a card of each kind for three buyers. */
  override async begin(): Promise<void> {
    await super.begin()
    for (const buyer of [0, 1, 2]) for (const cardId of [...FOR_SALE, GIVEN]) await this.give(buyer, cardId)
  }

  /** Orders cards. The order is paid, paid late, canceled or left unpaid. */
  async buyCards(buyer: number, pick: number, quantity: number, outcome: Outcome): Promise<void> {
    const userId = `RUSH${buyer}`
    const order = await this.orderCards(userId, FOR_SALE[pick % FOR_SALE.length], quantity)
    if (!order || outcome === 'leave') return
    if (outcome === 'cancel') {
      await this.tried(cancelItemOrder(this.gateway, userId, order.orderId, this.gateway.clock.now()))
      return
    }
    await this.payFor(userId, order.transactionId, outcome)
    this.played.cards.bought += 1
  }

  /** Gives a buyer a card without an order; by default the personal card. */
  async give(buyer: number, cardId: string = GIVEN): Promise<void> {
    const own = { userId: `RUSH${buyer}`, cardId, orderId: null, identity: null, now: this.gateway.clock.now() }
    await this.gateway.db.transaction().execute((tx) => giveCard(tx, own))
  }

  /** Orders tickets, some of which one of the buyer's cards covers. Pays the remaining amount. */
  async cover(buyer: number, pick: number, tier: number, quantity: number, pays: boolean): Promise<void> {
    const userId = `RUSH${buyer}`
    const [card] = (await this.ownCards(userId)).filter(({ balance }) => balance === null).slice(pick % 3)
    if (!card) return
    const order = await this.orderBy(userId, tier, quantity, { userCardInstanceId: card.user_card_id })
    if (!order) return
    this.played.cards.covered += 1
    await this.payRest(order, pays)
  }

  /** Orders tickets, and pays with the buyer's cash cards up to their balance. */
  async payByCards(buyer: number, tier: number, quantity: number, pays: boolean): Promise<void> {
    const userId = `RUSH${buyer}`
    const cards = (await this.ownCards(userId)).filter(({ balance }) => (balance ?? 0) > 0)
    const cashCards = cards.slice(0, 3).map(({ user_card_id: id }) => id)
    if (cashCards.length === 0) return
    const order = await this.orderBy(userId, tier, quantity, { cashCards })
    if (!order) return
    this.played.cards.paid += 1
    await this.payRest(order, pays)
  }

  /** Refunds an order of cards. */
  async refundCards(pick: number): Promise<void> {
    const { db, clock, itemRefundKey: key } = this.gateway
    const orders = await db
      .selectFrom('item_orders')
      .selectAll()
      .where('user_id', 'like', 'RUSH%')
      .where('state', '=', 'SUCCEEDED')
      .where('spu_id', 'like', `${CARDS}%`)
      .orderBy('created_at', 'desc')
      .orderBy('order_id')
      .limit(6)
      .execute()
    const order = orders[pick % orders.length]
    if (!order) return
    const { user_id: userId, order_id: orderId } = order
    const now = clock.now()
    const quote = await this.tried(quoteOf(db, order, now))
    if (!quote) return
    const { quote: token } = await serializeQuote(db, order, quote, { key, lang: 'en-US', now })
    const request = { orderId, quote: token, idempotencyKey: this.key() }
    const applied = applyItemRefund(this.gateway, request, { userId, lang: 'en-US' }).then(() => true)
    if (await this.tried(applied)) this.played.cards.refunded += 1
  }

  /** Exchanges a coupon for a card on two devices at once. Both must return the same card. */
  async exchange(buyer: number): Promise<void> {
    const { db, clock } = this.gateway
    const own = { couponId: `BX${this.key()}`, userId: `RUSH${buyer}`, now: clock.now() }
    const request = await cardCoupon(db, own)
    const exchanging = () => this.tried(exchangeCoupon(this.gateway, own.userId, request))
    const [one, other] = await Promise.all([exchanging(), exchanging()])
    if (one !== other) this.broken.push(`coupon ${own.couponId} gave ${one} and ${other}`)
    if (one) this.played.cards.exchanged += 1
  }

  /** Freezes a card, or unfreezes a frozen card. */
  async freeze(buyer: number, pick: number): Promise<void> {
    const cards = await this.ownCards(`RUSH${buyer}`)
    const card = cards[pick % cards.length]
    if (!card) return
    const frozen_at = card.frozen_at === null ? this.gateway.clock.now() : null
    await changeRow(this.gateway.db, 'user_cards', { user_card_id: card.user_card_id }, { frozen_at })
    this.played.cards.frozen += 1
  }

  /** Ends the validity of a card that is still valid. */
  async end(buyer: number, pick: number): Promise<void> {
    const cards = await this.ownCards(`RUSH${buyer}`)
    const card = cards[pick % cards.length]
    if (!card) return
    const { received_at: from } = await getRow(this.gateway.db, 'user_cards', { user_card_id: card.user_card_id })
    const valid_until = Math.max(from + 1, this.gateway.clock.now())
    await changeRow(this.gateway.db, 'user_cards', { user_card_id: card.user_card_id }, { valid_until })
    this.played.cards.ended += 1
  }

  private async ownCards(userId: string) {
    return this.gateway.db
      .selectFrom('user_cards')
      .select(['user_card_id', 'balance', 'frozen_at'])
      .where('user_id', '=', userId)
      .where('card_id', 'like', `${CARDS}%`)
      .where('refunding_at', 'is', null)
      .orderBy('received_at', 'desc')
      .orderBy('user_card_id')
      .limit(6)
      .execute()
  }

  private async payRest({ userId, transactionId }: Ordered, pays: boolean): Promise<void> {
    if (!pays) return
    if (transactionId) await this.payFor(userId, transactionId)
    this.played.bought += 1
  }

  private async orderCards(userId: string, spuId: string, quantity: number): Promise<Ordered | null> {
    await applyDue(this.gateway.db, this.gateway.clock.now(), { userId })
    const { price } = await getRow(this.gateway.db, 'card_templates', { card_id: spuId })
    const request = {
      ...{ spuId, quantity, couponId: '', audienceId: '', idempotencyKey: this.key() },
      paymentParam: { payAmount: price * quantity },
    }
    try {
      const order = await createItemOrder(this.gateway, request, { userId, lang: 'en-US' })
      return { userId, orderId: order.order_id, transactionId: order.transaction_id }
    } catch (error) {
      if (error instanceof Refusal) return null
      throw error
    }
  }
}
