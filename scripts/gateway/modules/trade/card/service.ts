import { type SqlBool, sql } from 'kysely'
import type { CardBlock } from '../../../../../src/domain/card/sale'
import type { CardStateFacts } from '../../../../../src/domain/card/status'
import { DAY } from '../../../../../src/domain/schedule/local-time'
import type { Db, Row, Tx } from '../../../core/database/database'
import { type PageRange, readPage, type RowPage } from '../../../core/database/page'
import { findRow } from '../../../core/database/rows'
import { notFound } from '../../../core/envelope'
import type { Language, LocalizedText } from '../../../core/localized-text'
import { blockOf, type CardTemplate } from '../../catalogue/card-template/service'

/** Minimum validity, in ms, of a card after a refund returns money or uses to it (decision 75). */
const EXTENSION = 30 * DAY

/** Returns the new end of a card's validity after a refund to the card, epoch ms. Null if the card does not expire. */
export const extendedEnd = (until: number | null, now: number): number | null =>
  until === null ? null : Math.max(until, now + EXTENSION)

/** A buyer's card with the terms of its kind. */
export type OwnCard = CardTemplate &
  Omit<Row<'user_cards'>, 'card_id' | 'valid_from' | 'valid_until'> & {
    own_from: number
    own_until: number | null
  }

/** Returns the data that determine a card's state (domain/card/status). */
export const stateFacts = (card: OwnCard): CardStateFacts => ({
  validFrom: card.own_from,
  validUntil: card.own_until,
  balance: card.balance,
  timesTotal: card.times_total,
  timesUsed: card.times_used,
  refund: card.refunded_at !== null ? 'REFUNDED' : card.refunding_at !== null ? 'REFUNDING' : 'NONE',
})

/** Selects the cards of a buyer. The caller filters and sorts. */
const ownQuery = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('user_cards as u')
    .innerJoin('card_templates as t', 't.card_id', 'u.card_id')
    .selectAll('u')
    .selectAll('t')
    .select(['u.valid_from as own_from', 'u.valid_until as own_until'])
    .where('u.user_id', '=', userId)

/** Sorts cards in the order of their use: by the end of their validity, then by the time of receipt (domain §4). */
const byUse = sql`u.valid_until asc nulls last, u.received_at, u.user_card_id`

/** Returns the cash cards of a buyer in the order of their use. */
export const ownCash = (db: Db | Tx, userId: string): Promise<OwnCard[]> =>
  ownQuery(db, userId).where('t.kind', '=', 'CASH').orderBy(byUse).execute() as Promise<OwnCard[]>

const isUsedUp = sql<SqlBool>`(u.balance = 0 or u.times_used >= u.times_total) is true`

/** Returns the SQL condition that a card belongs to the history (domain/card/status, isPastCard). */
const isPast = (now: number) =>
  sql<SqlBool>`(u.refunding_at is not null or u.refunded_at is not null
    or coalesce(u.valid_until <= ${now}, ${isUsedUp}))`

declare module '../../../core/hooks' {
  interface Hooks {
    /** Returns the seats of the coming sessions that a card has paid for. @param now epoch ms */
    'card.seats': (db: Db, userCardId: string, now: number) => Promise<LocalizedText[]>
  }
}

export interface OwnCardFilter extends Partial<PageRange> {
  history?: boolean
  cardId?: string | undefined
}

/**
 * Returns a page of a buyer's cards in the order of their use (domain §4). This order is by the end of validity, then
 * by the time of receipt. Used-up cards come last. The history starts with the card that ended last.
 */
export const ownCards = async (
  db: Db,
  userId: string,
  { history = false, cardId, offset = 0, length = 20 }: OwnCardFilter,
  now: number,
): Promise<RowPage<OwnCard>> => {
  let query = ownQuery(db, userId).where(history ? isPast(now) : sql<SqlBool>`not ${isPast(now)}`)
  if (cardId) query = query.where('u.card_id', '=', cardId)
  const ordered = history
    ? query.orderBy(sql`coalesce(u.refunded_at, u.refunding_at, u.valid_until, u.received_at)`, 'desc')
    : query.orderBy(isUsedUp).orderBy(byUse)
  return readPage(query, ordered.orderBy('u.user_card_id'), { offset, length }) as unknown as Promise<RowPage<OwnCard>>
}

/** Returns the sums of the remaining balances (fen) and uses of a buyer's cards. Ignores cards of the history. */
export const cardsLeft = (db: Db, userId: string, now: number): Promise<{ balance: number; timesLeft: number }> =>
  ownQuery(db, userId)
    .clearSelect()
    .select([
      sql<number>`coalesce(sum(u.balance), 0)::int`.as('balance'),
      sql<number>`coalesce(sum(greatest(0, u.times_total - u.times_used)), 0)::int`.as('timesLeft'),
    ])
    .where(sql<SqlBool>`not ${isPast(now)}`)
    .executeTakeFirstOrThrow()

/** Returns a card of a buyer. Returns undefined for an unknown card or a card of another buyer. */
export const ownCard = (db: Db | Tx, userId: string, userCardId: string): Promise<OwnCard | undefined> =>
  ownQuery(db, userId).where('u.user_card_id', '=', userCardId).executeTakeFirst() as Promise<OwnCard | undefined>

/**
 * Returns the card to book tickets with: the buyer's card with this id, or the first card of a kind in the order of
 * use. Throws `Refusal` notFound if the buyer has no such card, or if the card with the id is of another kind.
 */
export const bookingCard = async (
  db: Db,
  userId: string,
  { cardId, userCardId }: { cardId?: string | undefined; userCardId?: string | undefined },
  now: number,
): Promise<OwnCard> => {
  const card = userCardId
    ? await ownCard(db, userId, userCardId)
    : cardId && (await ownCards(db, userId, { cardId, length: 1 }, now)).rows[0]
  if (!card || (cardId && card.card_id !== cardId)) throw notFound()
  return card
}

/** Returns the cards that an item order has delivered. Empty for another buyer's order. */
export const cardsOfOrder = (db: Db, userId: string, orderId: string): Promise<OwnCard[]> =>
  ownQuery(db, userId).where('u.order_id', '=', orderId).orderBy('u.user_card_id').execute() as Promise<OwnCard[]>

/** Returns the card for which a coupon was exchanged, or null (contract: api/coupon OwnCouponDetail). */
export const cardOfCoupon = async (db: Db, couponId: string, lang: Language) => {
  const row = await db
    .selectFrom('user_cards as u')
    .innerJoin('card_templates as t', 't.card_id', 'u.card_id')
    .select(['u.user_card_id', 't.card_id', 't.name'])
    .where('u.coupon_id', '=', couponId)
    .executeTakeFirst()
  return row ? { cardId: row.card_id, userCardInstanceId: row.user_card_id, cardName: row.name[lang] } : null
}

/**
 * A card of the merchant, with the reason why the buyer cannot buy it. The reason is null if nothing blocks the
 * purchase.
 */
export interface CardForSale {
  card: CardTemplate
  block: CardBlock | null
  /** Number of cards of this kind that the buyer has. Refunded cards do not count. */
  owned: number
}

/**
 * Returns a card, with the reason why a buyer cannot buy it at `now`, epoch ms. Returns undefined for an unknown card.
 */
export const cardForSale = async (
  db: Db | Tx,
  cardId: string,
  { userId, now }: { userId: string; now: number },
): Promise<CardForSale | undefined> => {
  const card = await findRow(db, 'card_templates', { card_id: cardId })
  if (!card) return undefined
  const { owned } = await db
    .selectFrom('user_cards')
    .select(sql<number>`count(*)::int`.as('owned'))
    .where('card_id', '=', cardId)
    .where('user_id', '=', userId)
    .where('refunded_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { card, block: blockOf(card, owned, now), owned }
}
