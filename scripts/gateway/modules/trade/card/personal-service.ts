import { sql } from 'kysely'
import { type PersonalData, rowsOf } from '../../../core/personal-data'

/** A bought card stays with its order, without the person on it. */
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
  erase: async (tx, { userId }) => {
    await tx.deleteFrom('user_cards').where('user_id', '=', userId).where('order_id', 'is', null).execute()
    await tx
      .updateTable('user_cards')
      .set({ id_name: '', id_type: '', id_no: '' })
      .where('user_id', '=', userId)
      .execute()
  },
}
