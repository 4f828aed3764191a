import { codeComment } from '../../../core/codes'
import type { Gateway } from '../../../core/context'
import type { Db, Tx } from '../../../core/database/database'
import { found, Refusal } from '../../../core/envelope'
import { requireFaceAuth } from '../../base/certification/state-service'
import { minuteLine } from '../../catalogue/show/date-service'
import { openGifts } from './gift-service'
import { heldKeys, issueKeys, liveKeys, lockTickets } from './key-service'
import { findVoucher, isPaper } from './repository'
import { ticketStateAt } from './state-service'
import { ticketCodeOf } from './ticket-code'

/** A request for the codes of a voucher: buyer, device (login) and time. */
interface CodeRequest {
  userId: string
  sessionId: string
  voucherId: string
  /** Time of the request, epoch ms. */
  now: number
}

/**
 * Returns a buyer's voucher and its tickets that have a code at `now`. Used, returned and expired tickets, paper
 * tickets, and tickets in an open gift have no code. Throws `Refusal`: notFound, codeNotYet before the codes are
 * visible, faceAuthNeeded.
 */
const openTickets = async (db: Db | Tx, { userId, voucherId, now }: CodeRequest) => {
  const voucher = found(await findVoucher(db, userId, voucherId))
  const { code_from: from, utc_offset: offset } = voucher
  if (from !== null && now < from)
    throw new Refusal('codeNotYet', {
      comment: (lang) => codeComment(lang, 'codeNotYet', { time: minuteLine(lang, from, offset) }),
      data: { codeFrom: from },
    })
  await requireFaceAuth(db, userId, voucher.need_face_auth, now)
  const tickets = await db
    .selectFrom('tickets')
    .select(['ticket_id', 'code_key', 'state'])
    .where('voucher_id', '=', voucherId)
    .orderBy('sort')
    .execute()
  if (isPaper(voucher)) return { voucher, tickets: [] }
  const gifts = await openGifts(
    db,
    tickets.map(({ ticket_id: id }) => id),
    now,
  )
  const opens = ({ ticket_id: id, state }: (typeof tickets)[number]) =>
    ticketStateAt(state, voucher, now, gifts.has(id)) === 'VALID'
  return { voucher, tickets: tickets.filter(opens) }
}

/**
 * Returns the static codes of valid tickets. For changing codes, returns the id of each key and the device that has it
 * (contract: api/voucher). Throws the same refusals as `openTickets`.
 */
export const ticketCodes = async ({ db }: Gateway, request: CodeRequest) => {
  const { voucher, tickets } = await openTickets(db, request)
  if (voucher.static_code)
    return tickets.map(({ ticket_id, code_key }) => ({
      ...{ ticketId: ticket_id, code: ticketCodeOf(code_key), expireTime: null },
      ...{ rotates: false, keyId: '', keyAt: 'NONE' },
    }))
  const ids = tickets.map(({ ticket_id: id }) => id)
  const keys = new Map((await liveKeys(db, ids)).map((key) => [key.ticket_id, key]))
  return ids.map((ticketId) => {
    const key = keys.get(ticketId)
    const keyAt = !key ? 'NONE' : key.session_id === request.sessionId ? 'HERE' : 'ELSEWHERE'
    return { ...{ ticketId, code: '', expireTime: null }, ...{ rotates: true, keyId: key?.key_id ?? '', keyAt } }
  })
}

const lockVoucherTickets = async (tx: Tx, { userId, voucherId }: CodeRequest): Promise<void> => {
  const rows = await tx
    .selectFrom('tickets as t')
    .innerJoin('vouchers as u', 'u.voucher_id', 't.voucher_id')
    .select('t.ticket_id')
    .where('t.voucher_id', '=', voucherId)
    .where('u.user_id', '=', userId)
    .execute()
  await lockTickets(
    tx,
    rows.map(({ ticket_id: id }) => id),
  )
}

/**
 * Returns the keys of a voucher's valid tickets to this device, and ends the keys of other devices. A key is sent only
 * once. A later request creates new keys, except shortly after the first one, whose response may be lost (`heldKeys`).
 * Returns an empty list for static codes. Throws the same refusals as `openTickets`.
 */
export const handOverKeys = ({ db }: Gateway, request: CodeRequest) =>
  db.transaction().execute(async (tx) => {
    // Locks the tickets first, so that a ticket in a concurrent transfer gets no key.
    await lockVoucherTickets(tx, request)
    const { voucher, tickets } = await openTickets(tx, request)
    if (voucher.static_code || tickets.length === 0) return []
    const ids = tickets.map(({ ticket_id: id }) => id)
    const { sessionId, now } = request
    const keys = (await heldKeys(tx, ids, sessionId, now)) ?? (await issueKeys(tx, ids, sessionId, now))
    return keys.map(({ ticket_id, key_id, secret }) => ({ ticketId: ticket_id, keyId: key_id, secret }))
  })
