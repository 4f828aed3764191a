import { type GateTicket, gateVerdict, isMeant } from '../../../src/domain/ticket/gate-verdict'
import { codeWindow } from '../../../src/domain/ticket/one-time-code'
import { rotatingCode } from '../../../src/domain/ticket/gate-code'
import { transferStateAt } from '../../../src/domain/ticket/transfer'
import { gateEntries } from '../../../scripts/gateway/modules/after-sale/gate/list-service'
import { gateTickets } from '../../../scripts/gateway/modules/trade/voucher/gate-service'
import { SESSION, type Shown, type World } from './world'

/** Returns the text that a code has at the time `now`. The code was shown earlier. */
export const textOf = ({ ticketId, keyId, secret, code }: Shown, now: number): string =>
  code || rotatingCode(ticketId, { keyId, secret }, codeWindow(now))

const ticketsOf = async ({ gateway: { db }, people }: World) =>
  db
    .selectFrom('tickets as t')
    .innerJoin('vouchers as u', 'u.voucher_id', 't.voucher_id')
    .select(['t.ticket_id', 't.state', 't.audience_name', 't.voucher_id', 'u.user_id', 'u.state as voucher_state'])
    .where(
      'u.user_id',
      'in',
      people.map(({ userId }) => userId),
    )
    .orderBy('t.ticket_id')
    .execute()

/**
 * Reads the tickets of a walk from the database. Also determines which of all codes that were shown a gate would admit.
 */
export const takeSnapshot = async (world: World) => {
  const { db, clock } = world.gateway
  const now = clock.now()
  const users = world.people.map(({ userId }) => userId)
  const tickets = await ticketsOf(world)
  const ids = ['', ...tickets.map(({ ticket_id: id }) => id)]
  const gifts = (await db.selectFrom('transfers').selectAll().where('giver_id', 'in', users).execute()).map((gift) => ({
    ...gift,
    at: transferStateAt({ state: gift.state, expiresAt: gift.expires_at }, now),
  }))
  const vouchers = await db.selectFrom('vouchers').selectAll().where('user_id', 'in', users).execute()
  const parts = await db.selectFrom('transfer_tickets').selectAll().where('ticket_id', 'in', ids).execute()
  const returned = await db.selectFrom('refund_units').selectAll().where('order_id', '=', world.orderId).execute()
  const names = await db.selectFrom('ticket_names').selectAll().where('ticket_id', 'in', ids).execute()
  const keys = await db
    .selectFrom('ticket_keys as k')
    .innerJoin('login_sessions as l', 'l.session_id', 'k.session_id')
    .select(['k.ticket_id', 'l.user_id'])
    .where('k.ticket_id', 'in', ids)
    .where('k.ended_at', 'is', null)
    .execute()
  const { entries } = await gateEntries(db, SESSION)
  const list = await gateTickets(db, { showId: 'S3005', sessionId: SESSION, at: now, lang: 'zh-CN' })
  const facts = {
    find: (by: Parameters<typeof isMeant>[1]): GateTicket | undefined => list.find((each) => isMeant(each, by)),
    entryOf: (id: string) => entries.find(({ ticketId }) => ticketId === id),
    ...{ sessionId: SESSION, gate: '', now },
  }
  const good = world.shown.filter((shown) => gateVerdict(textOf(shown, now), facts).admitted)
  return { now, tickets, vouchers, gifts, parts, returned, names, keys, entries, good }
}

export type Snapshot = Awaited<ReturnType<typeof takeSnapshot>>

/** Returns true if a ticket is part of a gift that can still be accepted. */
export const isGiving = ({ parts, gifts }: Snapshot, ticketId: string): boolean =>
  parts.some(
    (part) =>
      part.ticket_id === ticketId &&
      part.open &&
      gifts.some((gift) => gift.transfer_id === part.transfer_id && gift.at === 'TRANSFERRING'),
  )
