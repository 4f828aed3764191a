import { randomBytes } from 'node:crypto'
import type { GiftCard } from '../../../../../src/domain/ticket/gift-card'
import {
  acceptUntil,
  type GiveRefusal,
  giveRefusal,
  QUIET_REVOKE,
  transferStateAt,
} from '../../../../../src/domain/ticket/transfer'
import { cleanName } from '../../../../../src/domain/typed/text'
import type { Gateway } from '../../../core/context'
import type { Db, Row, Tx } from '../../../core/database/database'
import { found, Refusal } from '../../../core/envelope'
import { newId } from '../../../core/ids'
import { endOf } from '../../catalogue/show/status-service'
import { requireUser } from '../../base/user/account-service'
import { endTicketKeys, lockTickets } from '../../trade/voucher/key-service'
import { voucherDetailRows } from '../../trade/voucher/service'
import { offeredTicketIds } from '../../trade/stock/pool-state-service'
import { ticketStateAt } from '../../trade/voucher/state-service'
import { checkGiftLimits } from './limit-service'
import { notifyRecipient } from './notice-service'
import { giftOfGiver, giftQuery, type GiftRow, holdGates, ticketsOfGift } from './repository'
import { merchantLimits } from '../../base/shop/limits-service'

export interface GiftRequest {
  voucherId: string
  ticketIds: readonly string[]
  countryCode: string
  cellphone: string
  message: string
  card: GiftCard
}

/**
 * Returns a voucher's tickets, the reasons that block a transfer at `now`, and the deadline of a gift. Throws `Refusal`
 * notFound.
 */
export const readOffer = async (db: Db | Tx, userId: string, voucherId: string, now: number) => {
  const { voucher, tickets, gifts, rebooking } = await voucherDetailRows({ db }, userId, voucherId, now)
  const giver = await requireUser(db, userId)
  const times = { showTime: voucher.show_time, endsAt: endOf(voucher), isPermanent: voucher.permanent }
  const show = { forbidden: voucher.gift_forbidden, cancelled: voucher.cancelled }
  const until = acceptUntil(times, now, merchantLimits)
  const onOffer = await offeredTicketIds(db, voucherId)
  const offered = tickets.map((row) => {
    const state = ticketStateAt(row.state, voucher, now, gifts.has(row.ticket_id))
    const ticket = {
      ...{ state, received: voucher.giver !== null, paperSent: voucher.paper_sent },
      ...{ offered: onOffer.has(row.ticket_id), rebooking: rebooking?.ticketIds.has(row.ticket_id) ?? false },
    }
    const refusal = giveRefusal(ticket, show, until)
    return { row, refusal, transferId: gifts.get(row.ticket_id)?.transfer_id ?? '' }
  })
  return { voucher, giver, tickets: offered, until, pendingOrderId: rebooking?.orderId ?? '' }
}

/** Ends a gift, so that its tickets can be given again. */
const endGift = async (
  tx: Tx,
  transferId: string,
  end: Pick<Row<'transfers'>, 'state' | 'closed_at'>,
): Promise<void> => {
  await tx.updateTable('transfers').set(end).where('transfer_id', '=', transferId).execute()
  await tx.updateTable('transfer_tickets').set({ open: false }).where('transfer_id', '=', transferId).execute()
}

const closeExpired = async (tx: Tx, ticketIds: readonly string[], now: number): Promise<void> => {
  const expired = await tx
    .selectFrom('transfer_tickets as x')
    .innerJoin('transfers as g', 'g.transfer_id', 'x.transfer_id')
    .select(['g.transfer_id', 'g.expires_at'])
    .distinct()
    .where('x.ticket_id', 'in', [...ticketIds])
    .where('x.open', '=', true)
    .where('g.expires_at', '<=', now)
    .execute()
  for (const { transfer_id: id, expires_at } of expired)
    await endGift(tx, id, { state: 'EXPIRED', closed_at: expires_at })
}

const insertGift = async (
  tx: Tx,
  userId: string,
  { voucherId, ticketIds, countryCode, cellphone, message, card }: GiftRequest,
  { now, until }: { now: number; until: number },
): Promise<GiftRow> => {
  const transferId = newId('G')
  await tx
    .insertInto('transfers')
    .values({
      ...{
        transfer_id: transferId,
        secret: randomBytes(16).toString('base64url'),
        giver_id: userId,
        voucher_id: voucherId,
      },
      ...{
        country_code: countryCode,
        cellphone,
        message: cleanName(message),
        card,
        state: 'TRANSFERRING',
        created_at: now,
      },
      ...{ expires_at: until, closed_at: null, recipient_id: null, recipient_voucher_id: null },
    })
    .execute()
  await tx
    .insertInto('transfer_tickets')
    .values(
      ticketIds.map((id, sort) => ({
        ...{ transfer_id: transferId, ticket_id: id, sort, open: true, moved: false, former_code_key: null },
      })),
    )
    .execute()
  return giftQuery(tx).where('g.transfer_id', '=', transferId).executeTakeFirstOrThrow()
}

/**
 * Transfers tickets of a voucher to a phone number. Their codes become invalid immediately, so that a ticket cannot be
 * used twice. Throws `Refusal`: notFound, giftRefused with the ticket and the reason, giftToSelf, giftTooMany.
 */
export const giveTickets = ({ db, clock }: Gateway, userId: string, request: GiftRequest): Promise<GiftRow> =>
  db.transaction().execute(async (tx) => {
    const now = clock.now()
    const own = await readOffer(tx, userId, request.voucherId, now)
    // Locks the account, so that its gifts are created one after another. The limits count earlier gifts.
    await tx.selectFrom('users').select('user_id').where('user_id', '=', userId).forUpdate().execute()
    await holdGates(tx, own.voucher.session_id)
    await lockTickets(
      tx,
      own.tickets.map(({ row }) => row.ticket_id).filter((id) => request.ticketIds.includes(id)),
    )
    const { tickets, until } = await readOffer(tx, userId, request.voucherId, now)
    const chosen = tickets.filter(({ row }) => request.ticketIds.includes(row.ticket_id))
    if (chosen.length !== new Set(request.ticketIds).size) throw refuseTicket('', 'GIVEN')
    const user = await requireUser(tx, userId)
    if (user.cellphone === request.cellphone && user.country_code === request.countryCode)
      throw new Refusal('giftToSelf')
    for (const { row, refusal } of chosen) if (refusal) throw refuseTicket(row.ticket_id, refusal)
    if (until === null) throw refuseTicket('', 'TOO_LATE')
    const ticketIds = chosen.map(({ row }) => row.ticket_id)
    await checkGiftLimits(tx, userId, request, now)
    await closeExpired(tx, ticketIds, now)
    const gift = await insertGift(tx, userId, { ...request, ticketIds }, { now, until })
    await endTicketKeys(tx, ticketIds, now)
    await notifyRecipient(tx, gift, 'GIFT_OFFERED', now)
    return gift
  })

const refuseTicket = (ticketId: string, reason: GiveRefusal): Refusal =>
  new Refusal('giftRefused', { data: { ticketId, reason } })

/** Revokes a gift that is not accepted yet. Throws `Refusal`: notFound, giftClosed. */
export const revokeGift = ({ db, clock }: Gateway, userId: string, transferId: string): Promise<GiftRow> =>
  db.transaction().execute(async (tx) => {
    const now = clock.now()
    found(await giftOfGiver(tx, userId, transferId))
    const tickets = await ticketsOfGift(tx, transferId)
    await lockTickets(
      tx,
      tickets.map(({ ticket_id: id }) => id),
    )
    const gift = found(await giftOfGiver(tx, userId, transferId))
    if (transferStateAt({ state: gift.state, expiresAt: gift.expires_at }, now) !== 'TRANSFERRING')
      throw new Refusal('giftClosed')
    await endGift(tx, transferId, { state: 'CANCELLED', closed_at: now })
    if (now - gift.created_at > QUIET_REVOKE) await notifyRecipient(tx, gift, 'GIFT_CANCELLED', now)
    return found(await giftOfGiver(tx, userId, transferId))
  })
