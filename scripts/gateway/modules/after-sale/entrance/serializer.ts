import { isEntranceDue } from '../../../../../src/domain/entrance'
import type { Language } from '../../../core/localized-text'
import type { StoredAnswer } from '../../base/form/read-service'
import { endOf } from '../../catalogue/show/status-service'
import { serializeVisit } from '../../trade/voucher/visit-service'
import { givenName } from './given-name'
import type { EntranceVisit } from './read-service'
import { type EntranceTicket, entranceStateOf, neededBy } from './ticket-service'

const formOf = ({ form_id: formId, form_version: version }: EntranceTicket) => ({ formId, version })

/**
 * Serializes a visit (contract: api/entrance EntranceVisit).
 * @param answers the answers that the holder has sent, by ticket
 */
export const serializeEntrance = (
  visit: EntranceVisit,
  lang: Language,
  now: number,
  answers: ReadonlyMap<string, readonly StoredAnswer[]> = new Map(),
) => {
  const [first] = visit
  const states = visit.map((ticket) => entranceStateOf(ticket, now))
  return {
    ...{ voucherId: first.voucher_id, ...serializeVisit(first, lang), form: formOf(first), atGate: first.at_gate },
    ...{ neededBy: neededBy(first), until: endOf(first), missing: states.filter(isEntranceDue).length },
    people: visit.map((ticket, at) => ({
      ...{ entranceId: ticket.ticket_id, number: ticket.sort + 1, name: ticket.audience_name },
      ...{ seatDesc: ticket.seat_desc[lang], state: states[at], version: ticket.version ?? 0 },
      ...{ linkedAt: ticket.linked_at, doneAt: ticket.done_at, isByLink: ticket.is_by_link ?? false },
      answers: (answers.get(ticket.ticket_id) ?? []).map(({ fieldId, personKey, value, deletedOn }) => ({
        ...{ fieldId, personKey, value, deletedOn },
      })),
    })),
  }
}

/** Serializes the form of a link, with the visit and one given name (contract: api/entrance LinkedEntrance). */
export const serializeLink = (ticket: EntranceTicket, lang: Language, now: number) => ({
  ...{ showName: ticket.show_name[lang], showTime: ticket.show_time, utcOffset: ticket.utc_offset },
  ...{ isPermanent: ticket.permanent, givenName: givenName(ticket.audience_name), number: ticket.sort + 1 },
  ...{ state: entranceStateOf(ticket, now), version: ticket.version ?? 0, form: formOf(ticket) },
  ...{ neededBy: neededBy(ticket), until: endOf(ticket) },
})
