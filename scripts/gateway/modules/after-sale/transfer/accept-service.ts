import { acceptRefusal, type AcceptRefusal } from '../../../../../src/domain/ticket/transfer'
import type { CodeName } from '../../../core/codes'
import type { Gateway } from '../../../core/context'
import type { Db, Tx } from '../../../core/database/database'
import { getRow } from '../../../core/database/rows'
import { found, notFound, Refusal } from '../../../core/envelope'
import { forgetNames } from '../real-name/forget-service'
import { requireUser } from '../../base/user/account-service'
import { lockTickets } from '../../trade/voucher/key-service'
import { moveTickets } from '../../trade/voucher/move-service'
import { notifyGiver } from './notice-service'
import { giftBySecret, type GiftRow, holdGates, ticketsOfGift } from './repository'

const REFUSALS: Record<AcceptRefusal, CodeName> = {
  received: 'giftReceived',
  late: 'giftLate',
  cancelled: 'giftCancelled',
  nothing: 'giftNothing',
  other: 'giftOther',
}

/** Returns true if the gift was sent to this account's phone, or was already accepted by this account. */
const isRecipient = async (db: Db | Tx, gift: GiftRow, userId: string): Promise<boolean> => {
  const { cellphone, country_code: area } = await requireUser(db, userId)
  if (gift.recipient_id !== null) return gift.recipient_id === userId
  return cellphone !== null && cellphone === gift.cellphone && area === gift.country_code
}

/** Returns the gift of a link with the data that everybody may see. Throws `Refusal` notFound. */
export const giftOfLink = async ({ db }: Gateway, secret: string): Promise<GiftRow> =>
  found(await giftBySecret(db, secret))

/** Returns a gift for its recipient. Throws `Refusal`: notFound, and giftOther for another recipient. */
export const giftForMe = async ({ db }: Gateway, userId: string, secret: string): Promise<GiftRow> => {
  const gift = found(await giftBySecret(db, secret))
  if (!(await isRecipient(db, gift, userId))) throw new Refusal('giftOther')
  return gift
}

type GiftTicket = Awaited<ReturnType<typeof ticketsOfGift>>[number]

/** Returns the tickets of a gift that are valid and still belong to the giver. */
const receivable = (gift: GiftRow, tickets: readonly GiftTicket[]): GiftTicket[] =>
  gift.show_cancelled
    ? []
    : tickets.filter(({ open, state, voucher_id }) => open && state === 'VALID' && voucher_id === gift.voucher_id)

/** Marks a gift as accepted. Stores the tickets that move, and their old codes. */
const closeGift = async (tx: Tx, gift: GiftRow, moving: readonly GiftTicket[]): Promise<void> => {
  await tx.updateTable('transfer_tickets').set({ open: false }).where('transfer_id', '=', gift.transfer_id).execute()
  for (const { ticket_id: id, code_key } of moving)
    await tx
      .updateTable('transfer_tickets')
      .set({ moved: true, former_code_key: code_key })
      .where('transfer_id', '=', gift.transfer_id)
      .where('ticket_id', '=', id)
      .execute()
}

/**
 * Moves the tickets of a gift to a voucher of its recipient, in one transaction. Removes the attendee names and
 * invalidates the giver's codes. Throws `Refusal`: giftOther, giftReceived (with the voucher), giftLate, giftCancelled,
 * giftNothing.
 */
export const acceptGift = ({ db, clock }: Gateway, userId: string, secret: string) =>
  db.transaction().execute(async (tx) => {
    const now = clock.now()
    const offered = await giftBySecret(tx, secret)
    if (!offered) throw new Refusal('giftNothing')
    await holdGates(tx, offered.session_id)
    const ids = (await ticketsOfGift(tx, offered.transfer_id)).map(({ ticket_id: id }) => id)
    await lockTickets(tx, ids)
    const gift = await giftBySecret(tx, secret)
    if (!gift) throw notFound()
    const moving = receivable(gift, await ticketsOfGift(tx, gift.transfer_id))
    const facts = { isRecipient: await isRecipient(tx, gift, userId), receivable: moving.length, now }
    const refusal = acceptRefusal({ state: gift.state, expiresAt: gift.expires_at }, facts)
    if (refusal) {
      const data = refusal === 'received' ? { voucherId: gift.recipient_voucher_id } : null
      throw new Refusal(REFUSALS[refusal], { data })
    }
    const from = await getRow(tx, 'vouchers', { voucher_id: gift.voucher_id })
    await closeGift(tx, gift, moving)
    await forgetNames(tx, { orderId: from.order_id, tickets: moving })
    const ticketIds = moving.map(({ ticket_id: id }) => id)
    const voucherId = await moveTickets(tx, { from, ticketIds, userId, now })
    await tx
      .updateTable('transfers')
      .set({ state: 'ACCEPTED', closed_at: now, recipient_id: userId, recipient_voucher_id: voucherId })
      .where('transfer_id', '=', gift.transfer_id)
      .execute()
    await notifyGiver(tx, gift, now)
    return { voucherId, needsNames: gift.audience_mode !== 'NONE' }
  })
