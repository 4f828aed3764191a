import { sql } from 'kysely'
import { type BookingBlock, bookingBlock } from '../../../../../src/domain/card/booking'
import { cardStatusOf, timesLeft } from '../../../../../src/domain/card/status'
import { isInScope } from '../../../../../src/domain/pricing/coupon-facts'
import { canCover, type CoverFacts } from '../../../../../src/domain/pricing/cover'
import type { Db, Tx } from '../../../core/database/database'
import type { RowPage } from '../../../core/database/page'
import { changeRow, getRow } from '../../../core/database/rows'
import { found, Refusal } from '../../../core/envelope'
import type { LocalizedText } from '../../../core/localized-text'
import { unitsOfShow } from '../coupon/fit-service'
import { enterCardEvent } from './ledger-service'
import { extendedEnd, type OwnCard, ownCard, type OwnCardFilter, ownCards, stateFacts } from './service'

/** Maximum number of a buyer's cards that are searched for a show. */
const MOST_CARDS = 200

/** A buyer's card that pays for tickets of a session. */
export interface CardCover extends CoverFacts {
  name: LocalizedText
}

/** Returns the number of unreturned tickets that a card has paid for, by the id of the session. */
const coveredTickets = async (db: Db | Tx, userCardId: string): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('order_unit_shares as s')
    .innerJoin('orders as o', 'o.order_id', 's.order_id')
    .select(['o.session_id', sql<number>`count(*)::int`.as('count')])
    .where('s.user_card_id', '=', userCardId)
    .where('o.state', 'not in', ['CANCELED', 'CLOSED', 'REFUNDED'])
    .where(sql<boolean>`not exists (
      select from refund_units u where u.order_id = s.order_id and u.unit_id = s.unit_id)`)
    .groupBy('o.session_id')
    .execute()
  return new Map(rows.map(({ session_id: sessionId, count }) => [sessionId, count]))
}

const blockOf = (card: OwnCard, now: number): BookingBlock | null =>
  bookingBlock({
    cardKind: card.kind,
    cardStatus: cardStatusOf(stateFacts(card), now),
    isFrozen: card.frozen_at !== null,
  })

/**
 * Returns a function for the number of tickets that a card can still pay for in a session. This is the number of
 * remaining uses, or one ticket per session for an annual card.
 */
const leftIn = async (db: Db | Tx, card: OwnCard): Promise<(sessionId: string) => number> => {
  const times = timesLeft(stateFacts(card))
  if (times !== null) return () => times
  const covered = await coveredTickets(db, card.user_card_id)
  return (sessionId) => Math.max(0, 1 - (covered.get(sessionId) ?? 0))
}

/**
 * Returns a card with the number of tickets that it can still pay for in a session.
 * @throws Refusal notFound for another buyer's card, cardUnfit for a card that cannot be used now
 */
export const cardCover = async (
  db: Db | Tx,
  userCardId: string,
  { userId, sessionId, now }: { userId: string; sessionId: string; now: number },
): Promise<CardCover> => {
  const card = found(await ownCard(db, userId, userCardId))
  if (blockOf(card, now)) throw new Refusal('cardUnfit')
  const left = (await leftIn(db, card))(sessionId)
  return { coverId: userCardId, left, name: card.name, ...card.range }
}

/**
 * Returns the sessions of a show with the tiers that a card can pay for (contract: api/card ShowCover). If the card
 * cannot be used, returns the reason instead. Throws `Refusal` notFound for an unknown show.
 */
export const coverOfShow = async (db: Db, card: OwnCard, showId: string, now: number) => {
  const units = (await unitsOfShow(db, showId)).filter((unit) => canCover(card.range, unit))
  const bookingBlockReason = blockOf(card, now)
  if (bookingBlockReason) return { bookingBlockReason, sessions: [] }
  const left = await leftIn(db, card)
  const sessions = [...new Set(units.map(({ sessionId }) => sessionId))].map((sessionId) => ({
    sessionId,
    left: left(sessionId),
    seatPlanIds: units.filter((unit) => unit.sessionId === sessionId).map(({ seatPlanId }) => seatPlanId),
  }))
  return { bookingBlockReason, sessions }
}

/**
 * Returns a page of a buyer's cards that can be used for a tier of a show, in the order of `ownCards`. Throws `Refusal`
 * notFound for an unknown show.
 */
export const cardsForShow = async (
  db: Db,
  userId: string,
  { showId, offset = 0, length = 20, ...filter }: OwnCardFilter & { showId: string },
  now: number,
): Promise<RowPage<OwnCard>> => {
  const units = await unitsOfShow(db, showId)
  const { rows: all } = await ownCards(db, userId, { ...filter, length: MOST_CARDS }, now)
  const rows = all.filter(({ range }) => units.some((unit) => isInScope(range, unit)))
  return { rows: rows.slice(offset, offset + length), total: rows.length, last: offset + length >= rows.length }
}

/** Adds a number of tickets to the uses of a card. Throws `Refusal` cardUnfit if the card has too few uses left. */
const addUses = async (tx: Tx, userCardId: string, count: number): Promise<void> => {
  const { numUpdatedRows } = await tx
    .updateTable('user_cards')
    .set((card) => ({ times_used: card('times_used', '+', count) }))
    .where('user_card_id', '=', userCardId)
    .where('frozen_at', 'is', null)
    .where('refunding_at', 'is', null)
    .where((card) =>
      card.or([card('times_total', 'is', null), card(card('times_used', '+', count), '<=', card.ref('times_total'))]),
    )
    .executeTakeFirst()
  if (Number(numUpdatedRows) !== 1) throw new Refusal('cardUnfit')
}

/**
 * Deducts the tickets that a card pays for in an order from the card's remaining uses. Locks the card until the end of
 * the transaction.
 */
export const holdCard = async (
  tx: Tx,
  userCardId: string,
  { orderId, count, now }: { orderId: string; count: number; now: number },
): Promise<void> => {
  await addUses(tx, userCardId, count)
  await enterCardEvent(tx, userCardId, { kind: 'HELD', at: now, ref: orderId, times: -count })
}

/**
 * Returns the card of an order and the number of tickets that the card pays for. Returns undefined if the order has no
 * card.
 */
const cardOfOrder = async (tx: Db | Tx, orderId: string, unitIds?: readonly string[]) => {
  let query = tx
    .selectFrom('order_unit_shares')
    .select(['user_card_id', sql<number>`count(*)::int`.as('count')])
    .where('order_id', '=', orderId)
    .where('user_card_id', 'is not', null)
  if (unitIds) query = query.where('unit_id', 'in', [...unitIds])
  const row = await query.groupBy('user_card_id').executeTakeFirst()
  return row?.user_card_id ? { userCardId: row.user_card_id, count: row.count } : undefined
}

const giveTimes = async (tx: Tx, userCardId: string, count: number): Promise<void> => {
  await tx
    .updateTable('user_cards')
    .set((card) => ({ times_used: card('times_used', '-', count) }))
    .where('user_card_id', '=', userCardId)
    .execute()
}

/** When an unpaid order ends, returns the deducted uses to its card. */
export const releaseCard = async (tx: Tx, orderId: string, at: number): Promise<void> => {
  const own = await cardOfOrder(tx, orderId)
  if (!own) return
  await giveTimes(tx, own.userCardId, own.count)
  await enterCardEvent(tx, own.userCardId, { kind: 'RELEASED', at, ref: orderId, times: own.count })
}

/** Records on the card of an order, if any, that the order is paid. */
export const useCard = async (tx: Tx, orderId: string, at: number): Promise<void> => {
  const own = await cardOfOrder(tx, orderId)
  if (own) await enterCardEvent(tx, own.userCardId, { kind: 'USED', at, ref: orderId })
}

/** Uses that return to a card. */
export interface ReturnedUses {
  name: LocalizedText
  count: number
  /** End of the card's validity after the return, epoch ms; null without an end. */
  endTime: number | null
}

/** Returns the uses that the refund of tickets would return to their card, as `returnTimes`; null without a card. */
export const usesBack = async (
  db: Db | Tx,
  orderId: string,
  unitIds: readonly string[],
  { changed, now }: { changed: boolean; now: number },
): Promise<ReturnedUses | null> => {
  const own = await cardOfOrder(db, orderId, unitIds)
  if (!own) return null
  const { card_id, valid_until: until } = await getRow(db, 'user_cards', { user_card_id: own.userCardId })
  const { name } = await getRow(db, 'card_templates', { card_id })
  return { name, count: own.count, endTime: changed ? extendedEnd(until, now) : until }
}

/**
 * Returns the uses of refunded tickets to their card. If the show was canceled or postponed, the card is valid for at
 * least another 30 days (decision 75).
 */
export const returnTimes = async (
  tx: Tx,
  orderId: string,
  unitIds: readonly string[],
  { changed, now }: { changed: boolean; now: number },
): Promise<void> => {
  const own = await cardOfOrder(tx, orderId, unitIds)
  if (!own) return
  const { userCardId, count } = own
  await giveTimes(tx, userCardId, count)
  const { valid_until: until } = await getRow(tx, 'user_cards', { user_card_id: userCardId })
  if (changed) await changeRow(tx, 'user_cards', { user_card_id: userCardId }, { valid_until: extendedEnd(until, now) })
  await enterCardEvent(tx, userCardId, { kind: 'RETURNED', at: now, ref: orderId, times: count })
}
