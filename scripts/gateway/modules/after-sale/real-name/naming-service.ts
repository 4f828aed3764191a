import { maskDocument } from '../../../../../src/domain/identity/mask'
import { localDate } from '../../../../../src/domain/schedule/local-time'
import { tightestAges } from '../../../../../src/domain/seat/age'
import { guardianPhone, isNamable, type Naming, namingOf } from '../../../../../src/domain/ticket/real-name'
import type { CodeName } from '../../../core/codes'
import type { Gateway } from '../../../core/context'
import type { Row, Tx } from '../../../core/database/database'
import { notFound, Refusal } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import { unfitReason } from '../../trade/attendee/eligibility-service'
import { requireFaceAuth } from '../../base/certification/state-service'
import { documentKey } from '../../trade/attendee/document-key-service'
import { lockDocuments, takenDocument } from '../../trade/order/document-service'
import { minuteLine } from '../../catalogue/show/date-service'
import { lockBuyer, requireUser } from '../../base/user/account-service'
import { freeReturned, lockTickets } from './repository'
import { type NamedVoucher, readNaming } from './service'
import { texts } from './texts'

/** Assigns an attendee to a ticket. */
export interface Binding {
  ticketId: string
  audienceId: string
}

type NamedTicket = NamedVoucher['tickets'][number]

interface Change {
  ticket: NamedTicket
  audience: Row<'audiences'>
  /** Unmasked phone number of the guardian, because messages are sent to this number. */
  phone: string
}

const REFUSED: Partial<Record<Naming, CodeName>> = {
  over: 'ticketOver',
  closed: 'namesClosed',
  corrected: 'nameCorrected',
}

const seatName = ({ row }: NamedTicket, lang: Language): string =>
  row.seat_desc[lang] || texts.translate(lang, 'ticket', { number: row.sort + 1 })

/** Rejects a ticket whose name can no longer change. */
const refuseFixed = ({ voucher, deadline }: NamedVoucher, ticket: NamedTicket, now: number, lang: Language): void => {
  const facts = { state: ticket.state, audienceName: ticket.row.audience_name, corrections: ticket.corrections }
  const naming = namingOf(facts, deadline, now)
  const code = isNamable(naming) ? undefined : REFUSED[naming]
  if (!code) return
  const time = deadline === null ? '' : minuteLine(lang, deadline, voucher.utc_offset)
  throw new Refusal(code, { params: { seat: seatName(ticket, lang), time }, data: { ticketId: ticket.row.ticket_id } })
}

const attendeesOf = async (tx: Tx, userId: string, ids: readonly string[]): Promise<Row<'audiences'>[]> =>
  tx
    .selectFrom('audiences')
    .selectAll()
    .where('user_id', '=', userId)
    .where('audience_id', 'in', ['', ...ids])
    .execute()

/** Rejects an attendee whose document type or age is not allowed. */
const refuseUnfit = (
  { voucher }: NamedVoucher,
  { ticket, audience }: Pick<Change, 'ticket' | 'audience'>,
  lang: Language,
): void => {
  const { minAge, maxAge } = tightestAges(
    [voucher, ticket.row].map((of) => ({ minAge: of.min_age, maxAge: of.max_age })),
  )
  const date = localDate(voucher.show_time, voucher.utc_offset)
  const reason = unfitReason(audience, { id_types: voucher.id_types, minAge, maxAge }, date, lang)
  const { name, audience_id: audienceId } = audience
  if (reason) throw new Refusal('attendeeUnfit', { params: { name }, data: { audienceId, reason } })
}

/**
 * Rejects a document that another ticket of the session already uses. Must run after `clearNames` for the tickets that
 * change.
 */
const refuseTwice = async (tx: Tx, sessionId: string, changes: readonly Change[]): Promise<void> => {
  const keys = changes.map(({ audience }) => documentKey(audience))
  const twice = keys.find((key, at) => keys.indexOf(key) !== at) ?? (await takenDocument(tx, sessionId, keys))
  const name = changes.find(({ audience }) => documentKey(audience) === twice)?.audience.name
  if (name !== undefined) throw new Refusal('nameTwice', { params: { name } })
}

/** Removes the names from the tickets that change, so that two attendees may swap tickets. */
const clearNames = async (tx: Tx, { voucher }: NamedVoucher, changes: readonly Change[]): Promise<void> => {
  const rows = changes.map(({ ticket }) => ticket.row)
  await tx
    .deleteFrom('ticket_names')
    .where(
      'ticket_id',
      'in',
      rows.map(({ ticket_id }) => ticket_id),
    )
    .execute()
  if (voucher.order_id === null || voucher.audience_mode !== 'ONE_PER_TICKET') return
  await tx
    .deleteFrom('order_audiences')
    .where('order_id', '=', voucher.order_id)
    .where(
      'sort',
      'in',
      rows.map(({ sort }) => sort),
    )
    .execute()
}

const writeName = async (
  tx: Tx,
  { voucher }: NamedVoucher,
  { ticket, audience, phone }: Change,
  { userId, now }: { userId: string; now: number },
): Promise<void> => {
  const { ticket_id, audience_name: before } = ticket.row
  const kind = before === '' ? 'SUPPLEMENT' : 'CORRECTION'
  const id_no = maskDocument(audience.id_no)
  const person = { name: audience.name, id_no }
  await tx
    .insertInto('ticket_names')
    .values({
      ...{ ticket_id, session_id: voucher.session_id, user_id: userId, audience_id: audience.audience_id },
      ...{ ...person, id_type: audience.id_type, document_key: documentKey(audience), guardian_phone: phone },
      exclusive: voucher.audience_mode === 'ONE_PER_TICKET',
      corrections: ticket.corrections + (kind === 'CORRECTION' ? 1 : 0),
      named_at: now,
    })
    .execute()
  await tx
    .insertInto('ticket_name_changes')
    .values({
      ticket_id,
      user_id: userId,
      kind,
      from_name: before,
      from_id_no: ticket.person?.id_no ?? '',
      ...person,
      at: now,
    })
    .execute()
  await tx.updateTable('tickets').set({ audience_name: audience.name }).where('ticket_id', '=', ticket_id).execute()
}

/** Returns the requested changes, except names that are already set. Throws `Refusal` notFound. */
const changesOf = async (
  tx: Tx,
  { tickets, voucher }: NamedVoucher,
  bindings: readonly Binding[],
  { userId, now }: { userId: string; now: number },
): Promise<Change[]> => {
  const people = await attendeesOf(
    tx,
    userId,
    bindings.map(({ audienceId }) => audienceId),
  )
  const { cellphone } = await requireUser(tx, userId)
  if (new Set(bindings.map(({ ticketId }) => ticketId)).size !== bindings.length) throw notFound()
  return bindings.flatMap(({ ticketId, audienceId }) => {
    const ticket = tickets.find(({ row }) => row.ticket_id === ticketId)
    const audience = people.find(({ audience_id }) => audience_id === audienceId)
    if (!ticket || !audience) throw notFound()
    const same = ticket.person?.audience_id === audienceId && ticket.row.audience_name === audience.name
    if (same && voucher.audience_mode === 'ONE_PER_TICKET') return []
    const phone = guardianPhone(audience.birthday, cellphone ?? '', now)
    if (phone === null) throw new Refusal('guardianPhoneNeeded', { params: { name: audience.name } })
    return [{ ticket, audience, phone }]
  })
}

/**
 * Assigns attendees to a voucher's tickets, all or none. A ticket can get its first name until the deadline, and one
 * correction, which is logged. Throws `Refusal`: notFound, namesNotNeeded, faceAuthNeeded, ticketOver, namesClosed,
 * nameCorrected, guardianPhoneNeeded, attendeeUnfit, nameTwice.
 */
export const nameTickets = async (
  { db, clock }: Gateway,
  userId: string,
  { voucherId, bindings, lang }: { voucherId: string; bindings: readonly Binding[]; lang: Language },
): Promise<void> => {
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    await lockBuyer(tx, userId)
    await lockTickets(tx, voucherId)
    const naming = await readNaming(tx, userId, voucherId, now)
    await requireFaceAuth(tx, userId, naming.voucher.need_face_auth, now)
    const changes = await changesOf(tx, naming, bindings, { userId, now })
    if (changes.length === 0) return
    for (const change of changes) {
      refuseFixed(naming, change.ticket, now, lang)
      refuseUnfit(naming, change, lang)
    }
    const { session_id: sessionId, audience_mode: mode } = naming.voucher
    await lockDocuments(
      tx,
      sessionId,
      changes.map(({ audience }) => documentKey(audience)),
    )
    await freeReturned(tx, sessionId)
    await clearNames(tx, naming, changes)
    if (mode === 'ONE_PER_TICKET') await refuseTwice(tx, sessionId, changes)
    for (const change of changes) await writeName(tx, naming, change, { userId, now })
  })
}
