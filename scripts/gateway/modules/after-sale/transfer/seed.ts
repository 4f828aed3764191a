import { randomBytes } from 'node:crypto'
import { acceptUntil } from '../../../../../src/domain/ticket/transfer'
import type { Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { endOf } from '../../catalogue/show/status-service'
import { moveTickets } from '../../trade/voucher/move-service'
import { nextSeats } from '../../trade/voucher/next-seats-service'
import gifts from './data/gifts.json'
import { merchantLimits } from '../../base/shop/limits-service'

const HOUR = 3_600_000

const seedGift = async (tx: Tx, source: (typeof gifts)[number], now: number): Promise<void> => {
  const { id, secret, giver, phone, plan, count, given, card, message, acceptedBy } = source
  const session = await tx
    .selectFrom('seat_plans as p')
    .innerJoin('sessions as n', 'n.session_id', 'p.session_id')
    .select(['n.session_id', 'n.show_id', 'n.show_time', 'n.permanent'])
    .where('p.seat_plan_id', '=', plan)
    .executeTakeFirstOrThrow()
  const created = now + source.hours * HOUR
  const times = { showTime: session.show_time, endsAt: endOf(session), isPermanent: session.permanent }
  const voucher = {
    ...{
      voucher_id: `${id}V`,
      order_id: null,
      user_id: giver,
      show_id: session.show_id,
      session_id: session.session_id,
    },
    ...{ state: 'VALID', code_from: null, created_at: created - 24 * HOUR, pickup_code: null },
  }
  await tx.insertInto('vouchers').values(voucher).execute()
  const seats = await nextSeats(tx, plan, count)
  const tickets = seats.map((seat, sort) => ({
    ...{ ticket_id: `${id}T${sort + 1}`, voucher_id: voucher.voucher_id, seat_plan_id: plan, entrance: null },
    seat_desc: json(seat),
    ...{ audience_name: '', state: 'VALID', code_key: randomBytes(20).toString('hex'), sort },
  }))
  await tx.insertInto('tickets').values(tickets).execute()
  const going = tickets.slice(0, given)
  const accepted = acceptedBy !== null
  const closed = created + HOUR
  const ticketIds = going.map(({ ticket_id }) => ticket_id)
  const target = accepted ? await moveTickets(tx, { from: voucher, ticketIds, userId: acceptedBy, now: closed }) : null
  await tx
    .insertInto('transfers')
    .values({
      ...{ transfer_id: id, secret, giver_id: giver, voucher_id: voucher.voucher_id, country_code: '86' },
      ...{ cellphone: phone, message, card, state: accepted ? 'ACCEPTED' : 'TRANSFERRING', created_at: created },
      ...{ expires_at: acceptUntil(times, created, merchantLimits) ?? created, closed_at: accepted ? closed : null },
      ...{ recipient_id: acceptedBy, recipient_voucher_id: target },
    })
    .execute()
  await tx
    .insertInto('transfer_tickets')
    .values(
      going.map(({ ticket_id, code_key }, sort) => ({
        ...{ transfer_id: id, ticket_id, sort, open: !accepted, moved: accepted },
        former_code_key: accepted ? code_key : null,
      })),
    )
    .execute()
}

/** Writes a gift from the demo member to the second account, and a gift that the member has accepted. */
export const seedGifts = async (tx: Tx, now: number): Promise<void> => {
  for (const gift of gifts) await seedGift(tx, gift, now)
}
