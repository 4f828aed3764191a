import { sql } from 'kysely'
import { cardStatusOf, timesLeft } from '../../../../../src/domain/card/status'
import type { CoverFacts } from '../../../../../src/domain/pricing/cover'
import type { Db, Tx } from '../../../core/database/database'
import { changeRow, getRow } from '../../../core/database/rows'
import { found, Refusal } from '../../../core/envelope'
import type { LocalizedText } from '../../../core/localized-text'
import { enterCardEvent } from './ledger-service'
import { extendedEnd, ownCard, stateFacts } from './service'

/** A buyer's card that covers tickets of a session. */
export interface CardCover extends CoverFacts {
  name: LocalizedText
}

/** Returns the tickets of a session that a card has covered and that were not returned. */
const coveredIn = async (db: Db | Tx, userCardId: string, sessionId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('order_unit_shares as s')
    .innerJoin('orders as o', 'o.order_id', 's.order_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('s.user_card_id', '=', userCardId)
    .where('o.session_id', '=', sessionId)
    .where('o.state', 'not in', ['CANCELED', 'CLOSED', 'REFUNDED'])
    .where(sql<boolean>`not exists (
      select from refund_units u where u.order_id = s.order_id and u.unit_id = s.unit_id)`)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Returns the tickets that a card covers in a session: as many as times are left, with an annual card one.
 * @throws Refusal notFound for another buyer's card, cardUnfit for one that covers no ticket now
 */
export const cardCover = async (
  db: Db | Tx,
  userCardId: string,
  { userId, sessionId, now }: { userId: string; sessionId: string; now: number },
): Promise<CardCover> => {
  const card = found(await ownCard(db, userId, userCardId))
  const isGood = cardStatusOf(stateFacts(card), now) === 'ACTIVE' && card.frozen_at === null
  const isCover = card.kind === 'TIMES' || card.kind === 'ANNUAL'
  if (!isGood || !isCover) throw new Refusal('cardUnfit')
  const left = timesLeft(stateFacts(card)) ?? 1 - (await coveredIn(db, userCardId, sessionId))
  return { coverId: userCardId, left: Math.max(0, left), name: card.name, ...card.range }
}

/** Changes the used times of a card by a number of tickets. Throws `Refusal` cardUnfit without enough times. */
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

/** Takes the times of an order's covered tickets. Locks the card until the end of the transaction. */
export const holdCard = async (
  tx: Tx,
  userCardId: string,
  { orderId, count, now }: { orderId: string; count: number; now: number },
): Promise<void> => {
  await addUses(tx, userCardId, count)
  await enterCardEvent(tx, userCardId, { kind: 'HELD', at: now, ref: orderId, times: -count })
}

/** Reads the card of an order and the number of its tickets that it covers; undefined without one. */
const cardOfOrder = async (tx: Tx, orderId: string, unitIds?: readonly string[]) => {
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

/** Returns the times of an order that ends unpaid. */
export const releaseCard = async (tx: Tx, orderId: string, at: number): Promise<void> => {
  const own = await cardOfOrder(tx, orderId)
  if (!own) return
  await giveTimes(tx, own.userCardId, own.count)
  await enterCardEvent(tx, own.userCardId, { kind: 'RELEASED', at, ref: orderId, times: own.count })
}

/** Records that an order with covered tickets is paid. */
export const useCard = async (tx: Tx, orderId: string, at: number): Promise<void> => {
  const own = await cardOfOrder(tx, orderId)
  if (own) await enterCardEvent(tx, own.userCardId, { kind: 'USED', at, ref: orderId })
}

/**
 * Returns the times of refunded tickets. The card of a changed show is valid for at least another 30 days
 * (decision 75).
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
