import { ENTRANCE_PERSON } from '../../../../../src/domain/entrance'
import type { Answers, Facts } from '../../../../../src/domain/form-schema/definition'
import { localDate } from '../../../../../src/domain/schedule/local-time'
import type { Gateway } from '../../../core/context'
import type { Db, Tx } from '../../../core/database/database'
import { Refusal } from '../../../core/envelope'
import { storeAnswers } from '../../base/form/answers-service'
import { requireForm } from '../../base/form/definition-service'
import { deleteDraft } from '../../base/form/draft-service'
import { endOf } from '../../catalogue/show/status-service'
import { accountFacts } from '../../trade/attendee/form-facts-service'
import { lockTickets } from '../../trade/voucher/key-service'
import { checkOpen, lockEntrance, openLink } from './link-service'
import { answersOwner, type EntranceTicket, entranceStateOf, entranceTickets } from './ticket-service'

interface SentForm {
  /** Version of the registration on which the form is based: 0 for the first one. */
  version: number
  formVersion: number
  answers: Answers
  /** The same key stores the form once. */
  idempotencyKey: string
}

type Services = Pick<Gateway, 'db' | 'clock' | 'forms' | 'entrance'>

/** Returns the subject of the draft of a ticket's form. */
const subjectOf = (ticketId: string): string => `entrance-${ticketId}`

/** Returns the time until which a form can be sent, epoch ms. Returns null for other subjects. */
export const formWindow = async (db: Db, subject: string): Promise<number | null> => {
  const [, ticketId] = /^entrance-(.+)$/.exec(subject) ?? []
  if (!ticketId) return null
  const ticket = await entranceTickets(db).where('t.ticket_id', '=', ticketId).executeTakeFirst()
  return ticket ? endOf(ticket) : null
}

/** Stores the form of a locked ticket. @param isByLink true if the sender is not the holder */
const store = async (
  tx: Tx,
  gateway: Services,
  ticket: EntranceTicket,
  { version, formVersion, answers, idempotencyKey }: SentForm,
  isByLink: boolean,
): Promise<void> => {
  if (ticket.idempotency_key === idempotencyKey) return
  const now = gateway.clock.now()
  checkOpen(ticket, now)
  if ((ticket.version ?? 0) !== version) throw new Refusal('entranceChanged')
  if (formVersion !== ticket.form_version) throw new Refusal('formOutdated')
  const { ticket_id, voucher_id, user_id: userId, utc_offset: offset } = ticket
  const facts: Facts = {
    ...(isByLink ? {} : await accountFacts(tx, userId)),
    ...{ day: localDate(ticket.show_time, offset), stage: 'BEFORE_ENTRY' },
  }
  const own = answers.people.find(({ personKey }) => personKey === ENTRANCE_PERSON)?.answers ?? {}
  await storeAnswers(tx, gateway, {
    ...{ owner: answersOwner(ticket), userId, isGuest: isByLink, scene: 'FORM', facts },
    definition: await requireForm(tx, ticket.form_id, formVersion),
    answers: { application: answers.application, people: [{ personKey: ENTRANCE_PERSON, answers: own }] },
    end: localDate(endOf(ticket), offset),
  })
  const sent = {
    ...{ version: version + 1, form_version: formVersion, person_name: ticket.audience_name, is_by_link: isByLink },
    ...{ done_at: entranceStateOf(ticket, now) === 'DONE' ? ticket.done_at : now, idempotency_key: idempotencyKey },
  }
  await tx
    .insertInto('entrance_registrations')
    .values({ ticket_id, voucher_id, user_id: userId, ...sent })
    .onConflict((conflict) => conflict.columns(['ticket_id', 'voucher_id']).doUpdateSet(sent))
    .execute()
}

/**
 * Sends or changes the form of a buyer's ticket. Throws `Refusal`: notFound, entranceClosed, entranceChanged,
 * formOutdated, and the codes of `storeAnswers`.
 */
export const sendEntrance = (
  gateway: Services,
  userId: string,
  { ticketId, ...sent }: SentForm & { ticketId: string },
): Promise<void> =>
  gateway.db.transaction().execute(async (tx) => {
    await store(tx, gateway, await lockEntrance(tx, userId, ticketId), sent, false)
    await deleteDraft(tx, userId, subjectOf(ticketId))
  })

/** Sends or changes the form of a link. Throws the codes of `sendEntrance`. */
export const sendByLink = (gateway: Services, { token, ...sent }: SentForm & { token: string }): Promise<void> =>
  gateway.db.transaction().execute(async (tx) => {
    const { ticket_id: ticketId } = await openLink(tx, gateway, token)
    await lockTickets(tx, [ticketId])
    // A transfer or a newer link that was committed before the lock has ended this link.
    await store(tx, gateway, await openLink(tx, gateway, token), sent, true)
  })
