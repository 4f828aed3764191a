import type { Gateway } from '../../../core/context'
import type { Language } from '../../../core/localized-text'

/** Returns the buttons below a show's tickets, then the buttons for all shows (contract: api/ticket-button). */
export const buttonsOfShow = async ({ db }: Gateway, showId: string, lang: Language) => {
  const rows = await db
    .selectFrom('ticket_buttons')
    .selectAll()
    .where((row) => row.or([row('show_id', '=', showId), row('show_id', 'is', null)]))
    .orderBy('show_id', (order) => order.asc().nullsLast())
    .orderBy('sort')
    .execute()
  return rows.map(({ button_id: buttonId, title, note, icon, target }) => ({
    ...{ buttonId, title: title[lang], note: note[lang], icon, target },
  }))
}
