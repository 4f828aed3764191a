import type { Tx } from '../../../core/database/database'
import { listRows } from '../../../core/database/rows'

/** Marks the popups of the seeded levels as shown, so that the demo accounts start without any. */
export const seedShownPopups = async (tx: Tx): Promise<void> => {
  const changes = await listRows(tx, 'level_changes', {})
  const shown = changes.map(({ user_id, change_id, at }) => ({
    user_id,
    popup_id: `LEVEL-${change_id}`,
    shown_at: at,
  }))
  if (shown.length > 0) await tx.insertInto('shown_popups').values(shown).execute()
}
