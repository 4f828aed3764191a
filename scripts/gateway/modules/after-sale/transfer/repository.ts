import { sql } from 'kysely'
import type { Db, Tx } from '../../../core/database/database'
import type { Language, LocalizedText } from '../../../core/localized-text'
import { giverName, maskedContact } from '../../trade/voucher/gift-service'

/** Selects gifts with their show and number of tickets. The caller filters and sorts. */
export const giftQuery = (db: Db | Tx) =>
  db
    .selectFrom('transfers as g')
    .innerJoin('vouchers as u', 'u.voucher_id', 'g.voucher_id')
    .innerJoin('shows as s', 's.show_id', 'u.show_id')
    .innerJoin('sessions as n', 'n.session_id', 'u.session_id')
    .innerJoin('venues as v', 'v.venue_id', 's.venue_id')
    .innerJoin('cities as c', 'c.city_id', 'v.city_id')
    .innerJoin('users as w', 'w.user_id', 'g.giver_id')
    .selectAll('g')
    .select(['u.show_id', 'u.session_id', 'u.order_id', 'n.show_time', 'n.permanent'])
    .select(['s.name as show_name', 's.poster_url', 's.poster_color', 's.utc_offset', 's.audience_mode'])
    .select(['v.name as venue_name', 'c.name as city_name', 'w.cellphone as giver_phone', 'w.email as giver_email'])
    .select('w.nickname as giver_nickname')
    .select(sql<boolean>`(s.state = 'CANCELED' or n.state = 'CANCELED')`.as('show_cancelled'))
    .select(
      sql<{ name: LocalizedText; seat: LocalizedText }[]>`(
        select json_agg(json_build_object('name', p.name, 'seat', t.seat_desc) order by x.sort)
        from transfer_tickets x join tickets t on t.ticket_id = x.ticket_id
        join seat_plans p on p.seat_plan_id = t.seat_plan_id where x.transfer_id = g.transfer_id)`.as('places'),
    )

export type GiftRow = Awaited<ReturnType<ReturnType<typeof giftQuery>['executeTakeFirstOrThrow']>>

export const giftBySecret = (db: Db | Tx, secret: string): Promise<GiftRow | undefined> =>
  giftQuery(db).where('g.secret', '=', secret).executeTakeFirst()

export const giftOfGiver = (db: Db | Tx, userId: string, transferId: string): Promise<GiftRow | undefined> =>
  giftQuery(db).where('g.giver_id', '=', userId).where('g.transfer_id', '=', transferId).executeTakeFirst()

/** Returns the giver's masked contact for messages. A nickname would allow givers to send any text to any phone. */
export const giverContact = ({ giver_phone: cellphone, giver_email: email }: GiftRow): string =>
  maskedContact({ cellphone, email })

/** Returns the giver's name for the recipient's screens. */
export const giverOf = (
  { giver_nickname: nickname, giver_phone: cellphone, giver_email: email }: GiftRow,
  lang: Language,
): string => giverName({ nickname, cellphone, email }, lang)

export const ticketsOfGift = (db: Db | Tx, transferId: string) =>
  db
    .selectFrom('transfer_tickets as x')
    .innerJoin('tickets as t', 't.ticket_id', 'x.ticket_id')
    .select(['t.ticket_id', 't.voucher_id', 't.state', 't.sort', 't.code_key', 'x.open'])
    .where('x.transfer_id', '=', transferId)
    .orderBy('x.sort')
    .execute()

/**
 * Waits for reports of the session's gates that are being processed, and blocks new reports until the end of the
 * transaction.
 */
export const holdGates = async (tx: Tx, sessionId: string): Promise<void> => {
  await tx.selectFrom('sessions').select('session_id').where('session_id', '=', sessionId).forShare().execute()
}
