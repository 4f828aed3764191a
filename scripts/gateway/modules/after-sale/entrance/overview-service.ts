import type { AtGate } from '../../../../../src/domain/entrance'
import { isEntranceDue } from '../../../../../src/domain/entrance'
import type { Db } from '../../../core/database/database'
import { changeRow } from '../../../core/database/rows'
import { found } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import { sessionName } from '../../catalogue/show/date-service'
import { entranceStateOf, entranceTickets } from './ticket-service'

/**
 * Returns the coming sessions that require a form before entry, the earliest first, with the tickets whose form is
 * missing.
 */
export const entranceOverview = async (db: Db, now: number, lang: Language) => {
  const tickets = await entranceTickets(db).orderBy('n.show_time').orderBy('t.ticket_id').execute()
  const coming = tickets.filter((ticket) => entranceStateOf(ticket, now) !== 'CLOSED')
  return [...new Set(coming.map(({ session_id: id }) => id))].map((sessionId) => {
    const own = coming.filter(({ session_id: id }) => id === sessionId)
    const [{ show_id, show_name, show_time, utc_offset, permanent, at_gate }] = own
    return {
      ...{ sessionId, showId: show_id, showName: show_name[lang], atGate: at_gate, tickets: own.length },
      sessionName: sessionName(lang, show_time, utc_offset, permanent),
      missing: own
        .filter((ticket) => isEntranceDue(entranceStateOf(ticket, now)))
        .map(({ ticket_id: ticketId, audience_name: name, seat_desc: seat }) => ({ ticketId, name, seat: seat[lang] })),
    }
  })
}

/** Changes how the gates of a show handle a missing registration. Throws `Refusal` notFound. */
export const setAtGate = async (db: Db, showId: string, atGate: AtGate): Promise<void> => {
  found(await changeRow(db, 'entrance_rules', { show_id: showId }, { at_gate: atGate }))
}

/**
 * Makes shows with a form require its newest version from now on. People who sent an earlier version are asked to
 * change their form.
 */
export const useEntranceForm = async (db: Db, formId: string, version: number): Promise<void> => {
  await db.updateTable('entrance_rules').set({ form_version: version }).where('form_id', '=', formId).execute()
}
