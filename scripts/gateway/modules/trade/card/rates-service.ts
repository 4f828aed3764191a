import type { RateFacts } from '../../../../../src/domain/pricing/rate'
import type { Db, Tx } from '../../../core/database/database'
import type { LocalizedText } from '../../../core/localized-text'

/** A buyer's card that reduces tickets. */
export interface CardRate extends RateFacts {
  name: LocalizedText
}

/** Returns the cards of a buyer that reduce tickets at `now`, epoch ms. */
export const cardRates = async (db: Db | Tx, userId: string, now: number): Promise<CardRate[]> => {
  const rows = await db
    .selectFrom('user_cards as u')
    .innerJoin('card_templates as t', 't.card_id', 'u.card_id')
    .select(['u.user_card_id', 't.name', 't.rate', 't.cut', 't.range'])
    .where('u.user_id', '=', userId)
    .where('t.kind', '=', 'RATE')
    .where('u.valid_from', '<=', now)
    .where((card) => card.or([card('u.valid_until', 'is', null), card('u.valid_until', '>', now)]))
    .where('u.frozen_at', 'is', null)
    .where('u.refunding_at', 'is', null)
    .orderBy('u.user_card_id')
    .execute()
  return rows.map(({ user_card_id: rateId, name, rate, cut, range }) => ({
    ...{ rateId, source: 'CARD' as const, kind: 'TICKET' as const, name, rate, cut },
    ...range,
  }))
}
