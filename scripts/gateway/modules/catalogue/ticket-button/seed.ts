import type { JumpTarget } from '../../../../../src/api/layout-target'
import type { Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import buttons from './data/buttons.json'

/** Writes the merchant's buttons for all tickets, and for the tickets of one show. */
export const seedButtons = async (tx: Tx): Promise<void> => {
  const rows = buttons.map(({ id, show, title, note, icon, target }, sort) => ({
    ...{ button_id: id, show_id: show, title: json(title), note: json(note), icon, sort },
    target: json(target as unknown as JumpTarget),
  }))
  await tx.insertInto('ticket_buttons').values(rows).execute()
}
