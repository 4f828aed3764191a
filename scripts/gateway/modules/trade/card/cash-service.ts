import { sql } from 'kysely'
import { cardStatusOf } from '../../../../../src/domain/card/status'
import { addFen, type Fen, fen } from '../../../../../src/domain/money'
import { hasEnded } from '../../../../../src/domain/order/ended'
import type { OrderState } from '../../../../../src/domain/order/state'
import type { CashPart } from '../../../../../src/domain/pricing/cash-cards'
import { showChangeOf } from '../../../../../src/domain/refund/rule'
import type { Db, Row, Tx } from '../../../core/database/database'
import { findRow, listRows } from '../../../core/database/rows'
import { found, Refusal } from '../../../core/envelope'
import type { LocalizedText } from '../../../core/localized-text'
import { endOf } from '../../catalogue/show/status-service'
import type { CashCard } from '../item-order/cash-service'
import { enterCardEvent } from './ledger-service'
import { extendedEnd, type OwnCard, ownCash, stateFacts } from './service'

const isGood = (card: OwnCard, now: number): boolean =>
  cardStatusOf(stateFacts(card), now) === 'ACTIVE' && card.frozen_at === null

/**
 * Returns a buyer's cash cards that can be used for payment now. The card that is used first comes first.
 * @param chosen ids of the cards that the buyer wants to use
 * @throws Refusal notFound for another buyer's card, cardUnfit for a card that cannot be used now
 */
export const cashCards = async (
  db: Db | Tx,
  { userId, now }: { userId: string; now: number },
  chosen: readonly string[] = [],
): Promise<CashCard[]> => {
  const good = (await ownCash(db, userId)).filter((card) => isGood(card, now))
  for (const id of chosen) {
    if (good.some(({ user_card_id }) => user_card_id === id)) continue
    found(await findRow(db, 'user_cards', { user_card_id: id, user_id: userId }))
    throw new Refusal('cardUnfit')
  }
  return good.map(({ user_card_id: cashId, balance, name, own_until: until, range }) => ({
    ...{ cashId, balance: balance ?? fen(0), name, until },
    ...range,
  }))
}

const byId = <Part extends { cashId: string }>(parts: readonly Part[]): Part[] =>
  [...parts].sort((a, b) => (a.cashId < b.cashId ? -1 : 1))

/**
 * Deducts the amounts that an order pays by cash cards from the balances of the cards. Locks the cards until the end
 * of the transaction. Throws `Refusal` cardUnfit if a card has changed since the order was priced.
 */
export const holdCash = async (
  tx: Tx,
  orderId: string,
  parts: readonly Pick<CashPart, 'cashId' | 'amount'>[],
  now: number,
): Promise<void> => {
  const used = parts.filter(({ amount }) => amount > 0)
  for (const { cashId, amount } of byId(used)) {
    const { numUpdatedRows } = await tx
      .updateTable('user_cards')
      .set({ balance: sql<Fen>`balance - ${amount}` })
      .where('user_card_id', '=', cashId)
      .where('balance', '>=', amount)
      .where('frozen_at', 'is', null)
      .where('refunding_at', 'is', null)
      .executeTakeFirst()
    if (Number(numUpdatedRows) !== 1) throw new Refusal('cardUnfit')
    await enterCardEvent(tx, cashId, { kind: 'HELD', at: now, ref: orderId, amount: fen(-amount) })
  }
  const rows = used.map(({ cashId, amount }, sort) => ({ order_id: orderId, user_card_id: cashId, amount, sort }))
  if (rows.length > 0) await tx.insertInto('order_cash_cards').values(rows).execute()
}

const partsOf = (tx: Tx, orderId: string) => listRows(tx, 'order_cash_cards', { order_id: orderId }, 'user_card_id')

/** When an unpaid order ends, returns the deducted amounts to its cash cards. */
export const releaseCash = async (tx: Tx, orderId: string, at: number): Promise<void> => {
  for (const { user_card_id: id, amount } of await partsOf(tx, orderId)) {
    await tx
      .updateTable('user_cards')
      .set({ balance: sql<Fen>`balance + ${amount}` })
      .where('user_card_id', '=', id)
      .execute()
    await enterCardEvent(tx, id, { kind: 'RELEASED', at, ref: orderId, amount: fen(amount) })
  }
}

/**
 * Records on the cash cards of an order that the order is paid. A card may have expired since the order was created.
 */
export const useCash = async (tx: Tx, orderId: string, at: number): Promise<void> => {
  for (const { user_card_id: id } of await partsOf(tx, orderId))
    await enterCardEvent(tx, id, { kind: 'USED', at, ref: orderId })
}

/**
 * Returns refunded amounts of an order to its cash cards. The cards are then valid for at least another 30 days
 * (decision 75). A card that was refunded itself becomes valid again, with the returned amount as its balance.
 */
export const returnCash = async (
  tx: Tx,
  orderId: string,
  parts: readonly { cashId: string; amount: Fen }[],
  now: number,
): Promise<void> => {
  for (const { cashId, amount } of byId(parts)) {
    const { valid_until: until } = await tx
      .selectFrom('user_cards')
      .select('valid_until')
      .where('user_card_id', '=', cashId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('user_cards')
      .set({
        balance: sql<Fen>`balance + ${amount}`,
        ...{ refunding_at: null, refunded_at: null, valid_until: extendedEnd(until, now) },
      })
      .where('user_card_id', '=', cashId)
      .execute()
    await enterCardEvent(tx, cashId, { kind: 'RETURNED', at: now, ref: orderId, amount })
  }
}

/**
 * Returns true if one of the cards pays for an unpaid order, or for an order whose session is not over. Also checks
 * orders that replaced such an order by a rebooking.
 */
export const isBooked = async (db: Db | Tx, cards: readonly Row<'user_cards'>[], now: number): Promise<boolean> => {
  const orders = await db
    .selectFrom('order_cash_cards as c')
    .innerJoin('orders as o', (join) =>
      join.on((on) =>
        on.or([on('o.order_id', '=', on.ref('c.order_id')), on('o.rebook_of', '=', on.ref('c.order_id'))]),
      ),
    )
    .innerJoin('sessions as n', 'n.session_id', 'o.session_id')
    .innerJoin('shows as s', 's.show_id', 'o.show_id')
    .select(['o.state', 'o.refunded_count', 'o.ticket_count', 'n.show_time', 'n.permanent'])
    .select(['n.state as session_state', 's.state as show_state'])
    .where('c.user_card_id', 'in', ['', ...cards.map(({ user_card_id: id }) => id)])
    .execute()
  // Items that are paid and not handed over can still be refunded to the card.
  const items = await db
    .selectFrom('order_cash_cards as c')
    .innerJoin('item_orders as m', 'm.order_id', 'c.order_id')
    .select('m.order_id')
    .where('c.user_card_id', 'in', ['', ...cards.map(({ user_card_id: id }) => id)])
    .where('m.state', 'in', ['UNPAID', 'PAID'])
    .executeTakeFirst()
  if (items) return true
  return orders.some(({ state, refunded_count: refunded, ticket_count: tickets, ...order }) => {
    const waitsForChange = showChangeOf(order.show_state, order.session_state) !== null
    const showOver = endOf(order) < now
    return refunded < tickets && !hasEnded({ orderState: state as OrderState, showOver, waitsForChange })
  })
}

/** A cash card that paid a part of an order, with the amount in fen that can still be returned to the card. */
export interface CashWay {
  cashId: string
  name: LocalizedText
  left: Fen
}

/**
 * Returns the cash cards that paid for an order, in the order of their use. Each has its amount that was not returned
 * yet. Refunds of the order's rebookings also count as returned.
 */
export const cashWays = async (db: Db | Tx, orderId: string): Promise<CashWay[]> => {
  const rows = await db
    .selectFrom('order_cash_cards as c')
    .innerJoin('user_cards as u', 'u.user_card_id', 'c.user_card_id')
    .innerJoin('card_templates as t', 't.card_id', 'u.card_id')
    .select(['c.user_card_id', 'c.amount', 't.name'])
    .select(
      sql<number>`(select coalesce(sum(p.amount), 0)::bigint from refund_parts p
        join refunds r on r.refund_id = p.refund_id left join orders o on o.order_id = r.order_id
        where p.user_card_id = c.user_card_id and (r.order_id = ${orderId} or o.rebook_of = ${orderId}))`.as(
        'returned',
      ),
    )
    .where('c.order_id', '=', orderId)
    .orderBy('c.sort')
    .execute()
  return rows.map(({ user_card_id: cashId, amount, returned, name }) => ({
    ...{ cashId, name, left: addFen(fen(amount), fen(-returned)) },
  }))
}
