import type { GateRegistration } from '../../../../../src/domain/ticket/gate-verdict'
import { answerText, fieldOf } from '../../../../../src/domain/form-schema/answer-text'
import type { Definition } from '../../../../../src/domain/form-schema/definition'
import { formatTime } from '../../../../../src/domain/schedule/local-time'
import type { Db, Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import type { Language } from '../../../core/localized-text'
import { requireForm } from '../../base/form/definition-service'
import { doorAnswers, type StoredAnswer } from '../../base/form/read-service'
import { answersOwner, type EntranceTicket, entranceTickets, isForOther, OWNER_KIND } from './ticket-service'
import { texts } from './texts'

interface GateQuery {
  showId: string
  sessionId: string
  /** Time of the scan, epoch ms. */
  at: number
  lang: Language
  ticketId?: string
}

const DATE = /^\d{4}-\d{2}-\d{2}$/

const answerTexts = (lang: Language) => {
  const word = (key: 'yes' | 'no' | 'consent' | 'signature' | 'person') => texts.translate(lang, `door.${key}`)
  return {
    ...{ yes: word('yes'), no: word('no'), consent: word('consent'), signature: word('signature') },
    ...{ person: word('person'), pictures: (count: number) => texts.translate(lang, 'door.pictures', { count }) },
    ...{
      separator: lang === 'en-US' ? ', ' : '、',
      read: (text?: Readonly<Record<Language, string>>) => text?.[lang] ?? '',
    },
    time: (text: string) => (DATE.test(text) ? formatTime(Date.parse(`${text}T00:00:00Z`), 0, 'YYYY-MM-DD') : text),
  }
}

const linesOf = (answers: readonly StoredAnswer[], definition: Definition, lang: Language): string[] => {
  const order = definition.sections.flatMap(({ fields }) => fields.map(({ fieldId }) => fieldId))
  return [...answers]
    .sort((one, other) => order.indexOf(one.fieldId) - order.indexOf(other.fieldId))
    .flatMap(({ fieldId, value }) => {
      const field = fieldOf(definition, fieldId)
      return field ? [`${field.label[lang]}: ${answerText(field, value, answerTexts(lang))}`] : []
    })
}

/** Returns true if the form of the ticket's person was sent before the time `at`. The version of the form does not matter. */
const isDoneAt = (ticket: EntranceTicket, at: number): boolean =>
  ticket.done_at !== null && ticket.done_at <= at && !isForOther(ticket)

/**
 * Returns the entrance registrations of a session's tickets at the time `at`, by ticket id; empty for a show without a
 * form. A scan that is reported later gets the registration of its own time.
 */
export const gateEntrances = async (
  db: Db | Tx,
  { showId, sessionId, at, lang, ticketId }: GateQuery,
): Promise<ReadonlyMap<string, GateRegistration>> => {
  const rule = await findRow(db, 'entrance_rules', { show_id: showId })
  if (!rule) return new Map()
  const tickets = await entranceTickets(db)
    .where('u.session_id', '=', sessionId)
    .$if(ticketId !== undefined, (query) => query.where('t.ticket_id', '=', ticketId ?? ''))
    .execute()
  const done = tickets.filter((ticket) => isDoneAt(ticket, at))
  const answers = await doorAnswers(
    db,
    OWNER_KIND,
    done.map((ticket) => answersOwner(ticket).id),
  )
  const versions = new Map<number, Definition>()
  for (const version of new Set(done.flatMap(({ sent_form_version: sent }) => sent ?? [])))
    versions.set(version, await requireForm(db, rule.form_id, version))
  return new Map(
    tickets.map((ticket) => {
      const definition = done.includes(ticket) && versions.get(ticket.sent_form_version ?? 0)
      const lines = definition ? linesOf(answers.get(answersOwner(ticket).id) ?? [], definition, lang) : []
      return [ticket.ticket_id, { state: definition ? 'DONE' : 'MISSING', atGate: rule.at_gate, lines }]
    }),
  )
}
