import { sql } from 'kysely'
import type { Db, Tx } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import { maskEmail, maskPhone } from '../../../../../src/domain/identity/mask'
import { isCreatedNickname } from '../../base/user/default-nickname-service'
import { texts } from './texts'

/** A gift that contains a ticket and has not been accepted. */
export interface OpenGift {
  ticket_id: string
  transfer_id: string
  cellphone: string
  expires_at: number
}

/** Returns the open gifts at `now` by ticket. Leaves out expired gifts. */
export const openGifts = async (
  db: Db | Tx,
  ticketIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, OpenGift>> => {
  const rows = await db
    .selectFrom('transfer_tickets as x')
    .innerJoin('transfers as g', 'g.transfer_id', 'x.transfer_id')
    .select(['x.ticket_id', 'g.transfer_id', 'g.cellphone', 'g.expires_at'])
    .where('x.ticket_id', 'in', ['', ...ticketIds])
    .where('x.open', '=', true)
    .where('g.expires_at', '>', now)
    .execute()
  return new Map(rows.map((row) => [row.ticket_id, row]))
}

/** SQL expression: number of tickets of the voucher `u` that another account has accepted. */
export const givenCount = sql<number>`(select count(*)::int from transfer_tickets x
  join transfers g on g.transfer_id = x.transfer_id where x.moved and g.voucher_id = u.voucher_id)`

/**
 * Returns the transferred tickets of a voucher with their tiers and recipients. The recipients' vouchers now contain
 * these tickets.
 */
export const givenTickets = (db: Db | Tx, voucherId: string) =>
  db
    .selectFrom('transfer_tickets as x')
    .innerJoin('transfers as g', 'g.transfer_id', 'x.transfer_id')
    .innerJoin('tickets as t', 't.ticket_id', 'x.ticket_id')
    .innerJoin('seat_plans as p', 'p.seat_plan_id', 't.seat_plan_id')
    .select(['t.ticket_id', 't.seat_plan_id', 't.seat_desc', 't.entrance', 't.state'])
    .select(['p.name', 'p.entrance as tier_entrance'])
    .select(['g.transfer_id', 'g.cellphone', 'g.closed_at'])
    .where('g.voucher_id', '=', voucherId)
    .where('x.moved', '=', true)
    .orderBy('g.closed_at')
    .orderBy('x.sort')
    .execute()

/** Removes up to `count` tickets of a tier from a list and returns them. Any tickets of the tier may be removed. */
export const takeGiven = <Ticket extends { seat_plan_id: string }>(
  given: Ticket[],
  seatPlanId: string,
  count: number,
): Ticket[] =>
  Array.from({ length: Math.max(0, count) }, () => {
    const at = given.findIndex(({ seat_plan_id: plan }) => plan === seatPlanId)
    return at < 0 ? [] : given.splice(at, 1)
  }).flat()

/** The sender of a gift. */
export interface Giver {
  nickname: string
  cellphone: string | null
  email: string | null
}

/** Returns the masked phone number of a giver, or the masked e-mail address if there is no phone. */
export const maskedContact = ({ cellphone, email }: Omit<Giver, 'nickname'>): string =>
  cellphone ? maskPhone(cellphone) : maskEmail(email ?? '')

/**
 * Returns a giver's name: the nickname that was chosen, else the masked contact, or "a friend" for a deleted account.
 */
export const giverName = (giver: Giver, lang: Language): string => {
  const chosen = isCreatedNickname(giver.nickname) ? '' : giver.nickname
  return chosen || maskedContact(giver) || texts.translate(lang, 'friend')
}
