import { randomBytes } from 'node:crypto'
import { canSendEntrance } from '../../../../../src/domain/entrance'
import type { Gateway } from '../../../core/context'
import type { Db, Tx } from '../../../core/database/database'
import { found, Refusal } from '../../../core/envelope'
import { openSigned, signed } from '../../../core/signed'
import { lockTickets } from '../../trade/voucher/key-service'
import { type EntranceTicket, entranceStateOf, entranceTickets, neededBy } from './ticket-service'

/** Name of the key that signs the links. */
export const ENTRANCE_KEY = 'entrance_key'

/** Locks a buyer's ticket. Throws `Refusal` notFound. */
export const lockEntrance = async (tx: Tx, userId: string, ticketId: string): Promise<EntranceTicket> => {
  await lockTickets(tx, [ticketId])
  return found(
    await entranceTickets(tx).where('t.ticket_id', '=', ticketId).where('u.user_id', '=', userId).executeTakeFirst(),
  )
}

/** Throws `Refusal` entranceClosed if the form cannot be sent or changed any more. */
export const checkOpen = (ticket: EntranceTicket, now: number): void => {
  if (!canSendEntrance({ state: entranceStateOf(ticket, now), changeUntil: neededBy(ticket) }, now))
    throw new Refusal('entranceClosed')
}

/**
 * Creates a link to the form of one ticket, and ends its earlier link. Throws `Refusal`: notFound, entranceClosed.
 * @returns the token of the link
 */
export const createLink = (
  { db, clock, entrance }: Pick<Gateway, 'db' | 'clock' | 'entrance'>,
  userId: string,
  ticketId: string,
): Promise<string> =>
  db.transaction().execute(async (tx) => {
    const now = clock.now()
    const ticket = await lockEntrance(tx, userId, ticketId)
    checkOpen(ticket, now)
    const link = { link_id: randomBytes(16).toString('hex'), linked_at: now }
    await tx
      .insertInto('entrance_registrations')
      .values({ ticket_id: ticketId, voucher_id: ticket.voucher_id, user_id: userId, ...link })
      .onConflict((conflict) => conflict.columns(['ticket_id', 'voucher_id']).doUpdateSet(link))
      .execute()
    return signed(entrance.key, link.link_id)
  })

/**
 * Returns the ticket of a link. Throws `Refusal` notFound for a token that was not signed here, and for a link that has
 * ended. A newer link, a transfer, a refund, the entry or the end of the session ends a link.
 */
export const openLink = async (
  db: Db | Tx,
  { clock, entrance }: Pick<Gateway, 'clock' | 'entrance'>,
  token: string,
): Promise<EntranceTicket> => {
  const linkId = found(openSigned(entrance.key, token) ?? undefined)
  const ticket = found(await entranceTickets(db).where('e.link_id', '=', linkId).executeTakeFirst())
  const state = entranceStateOf(ticket, clock.now())
  return found(state === 'IN' || state === 'CLOSED' ? undefined : ticket)
}
