import { sql } from 'kysely'
import type { Tx } from '../../../core/database/database'
import { type PersonalData, rowsOf } from '../../../core/personal-data'
import { book } from '../payment/journal-service'
import { holderColumns } from './ledger-service'

/**
 * Deletes a buyer's cards that were not bought and were not used for any order. Books their balances as the merchant's.
 */
const deleteGiven = async (tx: Tx, userId: string, now: number): Promise<void> => {
  const given = await tx
    .deleteFrom('user_cards')
    .where('user_id', '=', userId)
    .where('order_id', 'is', null)
    .where(sql<boolean>`not exists (select from order_unit_shares s where s.user_card_id = user_cards.user_card_id)`)
    .where(sql<boolean>`not exists (select from order_cash_cards c where c.user_card_id = user_cards.user_card_id)`)
    .returning(['user_card_id', 'balance'])
    .execute()
  for (const { user_card_id: orderId, balance } of given) {
    const left = balance ?? 0
    await book(tx, { orderId, kind: 'CARD', at: now, lines: { CARDS: -left, MERCHANT: left } })
  }
}

/** Personal data of privilege cards. A card of an order remains, but the person's data is removed. */
export const cardData: PersonalData = {
  read: async (db, { userId }) => ({
    cards: await rowsOf(db, 'user_cards', userId),
    cardEvents: await db
      .selectFrom('card_events as e')
      .innerJoin('user_cards as u', 'u.user_card_id', 'e.user_card_id')
      .selectAll('e')
      .where('u.user_id', '=', userId)
      .orderBy('event_id')
      .execute(),
  }),
  losses: async (db, { userId }, now) => {
    const { count } = await db
      .selectFrom('user_cards')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('user_id', '=', userId)
      .where('refunded_at', 'is', null)
      .where(sql<boolean>`(valid_until <= ${now} or balance = 0 or times_used >= times_total) is not true`)
      .executeTakeFirstOrThrow()
    return { CARD: count }
  },
  erase: async (tx, { userId }, now) => {
    await deleteGiven(tx, userId, now)
    await tx.updateTable('user_cards').set(holderColumns(null)).where('user_id', '=', userId).execute()
  },
}
