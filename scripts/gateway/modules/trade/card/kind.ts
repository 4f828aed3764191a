import type { CardBlock } from '../../../../../src/domain/card/sale'
import { ID_TYPES } from '../../../../../src/domain/identity/id-type'
import { itemRefund } from '../../../../../src/domain/refund/item'
import { fen, sumFen } from '../../../../../src/domain/money'
import type { CodeName } from '../../../core/codes'
import type { Db, Row, Tx } from '../../../core/database/database'
import { changeRow, getRow, listRows } from '../../../core/database/rows'
import { Refusal } from '../../../core/envelope'
import { type ItemKind, paidOf } from '../item-order/kind-service'
import { isBooked } from './cash-service'
import { enterCardEvent, giveCard, takeCardStock } from './ledger-service'
import { isRateUsed } from './rates-service'
import { cardForSale } from './service'
import { texts } from './texts'

/** Maximum number of cards in one order. */
const MOST = 5

const REFUSALS: Record<CardBlock, CodeName> = {
  ...{ NOT_ENABLED: 'itemNotOnSale', NOT_YET: 'itemNotOnSale', ENDED: 'itemNotOnSale' },
  ...{ SOLD_OUT: 'itemSoldOut', PER_PERSON: 'itemOwned' },
}

/** Counts the cards in a buyer's unpaid orders. */
const orderedBy = async (db: Db | Tx, userId: string, cardId: string): Promise<number> => {
  const orders = await listRows(db, 'item_orders', { user_id: userId, spu_id: cardId, state: 'UNPAID' })
  return orders.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Returns the cards that an order has delivered, and locks them until the end of the transaction. */
const lockCards = (tx: Tx, { order_id: orderId }: Row<'item_orders'>): Promise<Row<'user_cards'>[]> =>
  tx.selectFrom('user_cards').selectAll().where('order_id', '=', orderId).orderBy('user_card_id').forUpdate().execute()

/**
 * Returns the original and the remaining balance of an order's cards, in fen. Returns undefined for cards without a
 * balance.
 */
const balanceOf = async (db: Db | Tx, cards: readonly Row<'user_cards'>[], { spu_id: cardId }: Row<'item_orders'>) => {
  const { worth } = await getRow(db, 'card_templates', { card_id: cardId })
  if (worth === null) return undefined
  return {
    full: sumFen(cards.map(() => fen(worth))),
    left: sumFen(cards.map(({ balance }) => balance ?? fen(0))),
  }
}

/** Returns true if a card was used in part, or an unpaid order has reserved a part. */
const isTouched = (worth: number | null, { balance, times_used: used }: Row<'user_cards'>): boolean =>
  used > 0 || (worth !== null && balance !== worth)

/**
 * Returns a card on sale, and the number of such cards that the buyer can still receive. Returns undefined for an
 * unknown card. Throws `Refusal`: itemNotOnSale, itemSoldOut, itemOwned.
 */
export const requireForSale = async (db: Db | Tx, cardId: string, { userId, now }: { userId: string; now: number }) => {
  const offer = await cardForSale(db, cardId, { userId, now })
  if (!offer) return undefined
  const { card, block, owned } = offer
  if (block) throw new Refusal(REFUSALS[block])
  const left = card.per_person === null ? MOST : card.per_person - owned - (await orderedBy(db, userId, cardId))
  if (left <= 0) throw new Refusal('itemOwned')
  return { card, left }
}

/** Privilege cards as a kind of item that can be bought. */
export const privilegeCards: ItemKind = {
  kind: 'CARD',
  offer: async (db, spuId, context) => {
    const offer = await requireForSale(db, spuId, context)
    if (!offer) return undefined
    const { card, left } = offer
    const isNamed = card.kind === 'ANNUAL'
    return {
      ...{ spuId, name: card.name, posterUrl: card.picture, price: fen(card.price) },
      points: card.point_price,
      // A card with a person's name is for that person only, so a buyer can order only one such card.
      most: isNamed ? 1 : Math.min(MOST, left, card.stock ?? MOST),
      idTypes: isNamed ? ID_TYPES : null,
      notes: [texts.translateAll(`refund.${card.refund_rule}`)],
    }
  },
  take: (tx, { spu_id: cardId, quantity }) => takeCardStock(tx, cardId, quantity),
  release: (tx, { spu_id: cardId, quantity }) => takeCardStock(tx, cardId, -quantity),
  deliver: async (tx, { order_id: orderId, user_id: userId, spu_id: cardId, quantity, identity }, now) => {
    for (let count = 0; count < quantity; count += 1) await giveCard(tx, { userId, cardId, orderId, identity, now })
  },
  refund: async (db, order, now) => {
    const { refund_rule: rule, worth } = await getRow(db, 'card_templates', { card_id: order.spu_id })
    const cards = await listRows(db, 'user_cards', { order_id: order.order_id })
    const balance = await balanceOf(db, cards, order)
    const isUsed = cards.some((card) => isTouched(worth, card)) || (await isRateUsed(db, order.user_id, cards))
    const own = { isUsed, isBooked: await isBooked(db, cards, now), ...(balance && { balance }) }
    const facts = { paid: paidOf(order), paidAt: order.paid_at, ...own }
    return itemRefund(rule, facts, now)
  },
  takeBack: async (tx, order, at) => {
    const { refund_rule: rule, worth } = await getRow(tx, 'card_templates', { card_id: order.spu_id })
    for (const card of await lockCards(tx, order)) {
      if (rule === 'UNUSED_7_DAYS' && isTouched(worth, card)) throw new Refusal('itemRefundUsed')
      const { user_card_id: id, balance } = card
      const left = balance === null ? {} : { balance: fen(0) }
      await changeRow(tx, 'user_cards', { user_card_id: id }, { refunding_at: at, ...left })
      await enterCardEvent(tx, id, { kind: 'REFUNDING', at, ref: order.order_id, amount: fen(-(balance ?? 0)) })
    }
    await takeCardStock(tx, order.spu_id, -order.quantity)
  },
}

/** Ends the cards of a refunded item order after its money has arrived. */
export const endRefundedCards = async (tx: Tx, orderId: string, at: number): Promise<void> => {
  for (const { user_card_id: id, refunding_at } of await listRows(tx, 'user_cards', { order_id: orderId })) {
    // Skips a card that has become valid again, because the refund of a ticket order returned money to it.
    if (refunding_at === null) continue
    await changeRow(tx, 'user_cards', { user_card_id: id }, { refunded_at: at })
    await enterCardEvent(tx, id, { kind: 'REFUNDED', at, ref: orderId })
  }
}
