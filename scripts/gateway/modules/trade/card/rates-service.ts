import { sql } from 'kysely'
import type { Db, Row, Tx } from '../../../core/database/database'
import { findRow, getRow } from '../../../core/database/rows'
import { levelRates } from '../../base/member/rate-service'
import type { NamedRate } from '../../base/user/service'
import { enterCardEvent } from './ledger-service'

const readRates = async (db: Db | Tx, userId: string, now: number) => {
  const rows = await db
    .selectFrom('user_cards as u')
    .innerJoin('card_templates as t', 't.card_id', 'u.card_id')
    .select(['u.user_card_id', 'u.card_id', 't.name', 't.rate', 't.cut', 't.range'])
    .where('u.user_id', '=', userId)
    .where('t.kind', '=', 'RATE')
    .where('u.valid_from', '<=', now)
    .where((card) => card.or([card('u.valid_until', 'is', null), card('u.valid_until', '>', now)]))
    .where('u.frozen_at', 'is', null)
    .where('u.refunding_at', 'is', null)
    .orderBy('u.user_card_id')
    .execute()
  return rows.map(({ user_card_id: userCardId, card_id: cardId, name, rate, cut, range }) => ({
    ...{ userCardId, cardId, name, source: 'CARD' as const, kind: 'TICKET' as const, rate, cut, ...range },
  }))
}

/**
 * Returns true if one of a buyer's cards reduced the price of an order that is unpaid, or that is paid and not refunded
 * completely.
 */
export const isRateUsed = async (
  db: Db | Tx,
  userId: string,
  cards: readonly Row<'user_cards'>[],
): Promise<boolean> => {
  const ids = cards.map(({ user_card_id: id }) => id)
  const order = await db
    .selectFrom('orders')
    .select('order_id')
    .where('user_id', '=', userId)
    .where('state', 'not in', ['CANCELED', 'CLOSED'])
    .whereRef('refunded_count', '<', 'ticket_count')
    .where(
      sql<boolean>`exists (select from jsonb_array_elements(price_lines) line
        where line ->> 'kind' = 'MEMBER' and line ->> 'source' = any(${ids}))`,
    )
    .executeTakeFirst()
  return order !== undefined
}

/** Records on a buyer's card that it reduced the price of a paid order. */
export const useRate = async (
  tx: Tx,
  { order_id: ref, user_id: userId, price_lines: lines }: Row<'orders'>,
  at: number,
): Promise<void> => {
  for (const { kind, source } of lines) {
    if (kind !== 'MEMBER' || !source) continue
    // The source of a level's rate is the level.
    const card = await findRow(tx, 'user_cards', { user_card_id: source, user_id: userId })
    if (card) await enterCardEvent(tx, source, { kind: 'USED', at, ref })
  }
}

/** Returns the kinds of cards that reduce tickets of a buyer at `now`, epoch ms. Cards of a kind have the same rate. */
export const cardPrivileges = async (
  db: Db | Tx,
  { userId, now }: { userId: string; now: number },
): Promise<NamedRate[]> => {
  const rates = await readRates(db, userId, now)
  return [...new Map(rates.map(({ userCardId: _, cardId, ...rate }) => [cardId, { rateId: cardId, ...rate }])).values()]
}

/** Returns the rates of a buyer for the tickets of a show at `now`, epoch ms: of the level and of each card. */
export const ticketRates = async (
  db: Db | Tx,
  { userId, now }: { userId: string; now: number },
  { member_price: hasMemberPrice }: Pick<Row<'shows'>, 'member_price'>,
): Promise<NamedRate[]> => {
  const { prime_level: level } = await getRow(db, 'users', { user_id: userId })
  const ofLevel = hasMemberPrice ? (await levelRates(db, level)).filter(({ kind }) => kind === 'TICKET') : []
  const ofCards = await readRates(db, userId, now)
  return [...ofLevel, ...ofCards.map(({ cardId: _, userCardId: rateId, ...rate }) => ({ rateId, ...rate }))]
}
