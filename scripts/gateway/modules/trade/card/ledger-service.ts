import { sql } from 'kysely'
import type { CardEventKind } from '../../../../../src/domain/card/card-facts'
import { validityAt } from '../../../../../src/domain/coupon/validity'
import { type Fen, fen } from '../../../../../src/domain/money'
import { SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import type { Db, Row, Tx } from '../../../core/database/database'
import { getRow } from '../../../core/database/rows'
import { json } from '../../../core/database/json'
import type { LocalizedText } from '../../../core/localized-text'
import { Refusal } from '../../../core/envelope'
import { newId } from '../../../core/ids'
import { book } from '../payment/journal-service'
import type { CardTemplate } from '../../catalogue/card-template/service'

/** A change of a card. */
interface CardChange {
  kind: CardEventKind
  /** Time of the change, epoch ms. */
  at: number
  /** Id of the order, refund or coupon that caused the change. */
  ref?: string
  /** Change of the balance, fen. */
  amount?: Fen
  /** Change of the number of remaining uses. */
  times?: number
}

/**
 * Changes that are booked together with the order that causes them. A reserved amount belongs to the buyer until the
 * order is paid.
 */
const BY_ORDERS: readonly CardEventKind[] = ['HELD', 'RELEASED', 'RETURNED']

/**
 * Stores a change of a card with the card's current validity, and books the change of its balance. Must be called after
 * the card's row was changed.
 */
export const enterCardEvent = async (
  tx: Tx,
  userCardId: string,
  { kind, at, ref = '', amount = fen(0), times = 0 }: CardChange,
): Promise<void> => {
  await tx
    .insertInto('card_events')
    .columns(['user_card_id', 'kind', 'at', 'ref', 'amount', 'times', 'valid_until'])
    .expression((from) =>
      from
        .selectFrom('user_cards')
        .select(({ val }) => [
          'user_card_id',
          val<string>(kind).as('kind'),
          val(at).as('at'),
          val(ref).as('ref'),
          val<number>(amount).as('amount'),
          val(times).as('times'),
          'valid_until',
        ])
        .where('user_card_id', '=', userCardId),
    )
    .execute()
  if (BY_ORDERS.includes(kind)) return
  await book(tx, { orderId: ref || userCardId, kind: 'CARD', at, lines: { CARDS: amount, MERCHANT: -amount } })
}

/** The person to whom an annual card is issued. */
export interface CardIdentity {
  name: string
  idType: string
  idNo: string
  /** Key of the document (attendee/document-key-service). */
  documentKey: string
}

/** Returns the columns of a card's holder. All are '' for a card without a holder. */
export const holderColumns = (identity: CardIdentity | null) => ({
  ...{ id_name: identity?.name ?? '', id_type: identity?.idType ?? '', id_no: identity?.idNo ?? '' },
  document_key: identity?.documentKey ?? '',
})

/**
 * Returns the validity of a card that is received at `now`: the fixed period, or a number of whole days from then on.
 * Times in epoch ms.
 */
const validityOf = (card: CardTemplate, now: number): { from: number; until: number | null } => {
  const { valid_from: from, valid_until: until, valid_days: length } = card
  if (length === null) return { from: from ?? now, until }
  const days = { expirationType: 'DYNAMIC', length, expirationUnit: 'DAY' } as const
  return { from: now, until: validityAt(days, now, SHOP_OFFSET).expireTime }
}

/** A card that a buyer receives. Times in epoch ms. */
interface Receipt {
  userCardId: string
  userId: string
  card: CardTemplate
  orderId: string | null
  /** Id of the coupon that was exchanged for the card. */
  couponId?: string
  identity: CardIdentity | null
  at: number
  from: number
  until: number | null
}

/** Stores a new card of a buyer, with the balance and the number of uses of its kind. */
export const receiveCard = async (
  tx: Tx,
  { userCardId, userId, card, orderId, couponId, identity, at, from, until }: Receipt,
): Promise<void> => {
  await tx
    .insertInto('user_cards')
    .values({
      ...{ user_card_id: userCardId, card_id: card.card_id, user_id: userId, order_id: orderId },
      ...{ coupon_id: couponId ?? null },
      ...{ received_at: at, valid_from: from, valid_until: until },
      ...{ balance: card.worth, times_total: card.times, seats: json<LocalizedText[]>([]) },
      ...holderColumns(identity),
    })
    .execute()
  const received = { amount: card.worth ?? fen(0), times: card.times ?? 0 }
  await enterCardEvent(tx, userCardId, { kind: 'RECEIVED', at, ref: orderId ?? couponId ?? '', ...received })
}

/**
 * Gives a new card to a buyer. The caller checks all conditions and reduces the stock.
 *
 * @returns the id of the buyer's card (`userCardInstanceId`)
 */
export const giveCard = async (
  tx: Tx,
  given: Pick<Receipt, 'userId' | 'orderId' | 'couponId' | 'identity'> & { cardId: string; now: number },
): Promise<string> => {
  const { cardId, now, ...own } = given
  const card = await getRow(tx, 'card_templates', { card_id: cardId })
  const userCardId = newId('UC')
  await receiveCard(tx, { userCardId, card, ...own, at: now, ...validityOf(card, now) })
  return userCardId
}

/** Reduces the stock of a kind of card. A negative quantity increases it. Throws `Refusal` itemSoldOut. */
export const takeCardStock = async (tx: Tx, cardId: string, quantity: number): Promise<void> => {
  const { numUpdatedRows } = await tx
    .updateTable('card_templates')
    .set({ stock: sql`stock - ${quantity}::integer` })
    .where('card_id', '=', cardId)
    .where((card) => card.or([card('stock', 'is', null), card('stock', '>=', quantity)]))
    .executeTakeFirst()
  if (Number(numUpdatedRows) !== 1) throw new Refusal('itemSoldOut')
}

/**
 * A change of a card, with the id of the ticket order, item order or coupon that caused it. Ids that do not apply are
 * null.
 */
export interface CardEvent extends Row<'card_events'> {
  order_id: string | null
  item_order_id: string | null
  coupon_id: string | null
}

/** Returns the changes of a card, the oldest first. */
export const cardEvents = (db: Db | Tx, userCardId: string): Promise<CardEvent[]> =>
  db
    .selectFrom('card_events as e')
    .leftJoin('orders as o', 'o.order_id', 'e.ref')
    .leftJoin('item_orders as m', 'm.order_id', 'e.ref')
    .leftJoin('coupons as c', 'c.coupon_id', 'e.ref')
    .selectAll('e')
    .select(['o.order_id', 'm.order_id as item_order_id', 'c.coupon_id'])
    .where('user_card_id', '=', userCardId)
    .orderBy('event_id')
    .execute() as Promise<CardEvent[]>
