import type { Tx } from '../../core/database/database'
import { spanOf } from '../../core/seed/relative-time'
import { rankedSources } from '../show/source-service'

/** The privileges of the shows that members may buy early. */
export const seedPrivileges = async (tx: Tx, now: number): Promise<void> => {
  const rows = rankedSources().flatMap(({ source: { id, priority } }) =>
    priority
      ? [{ privilege_id: `PV${id}`, show_id: id, min_level: priority.level, opens_at: now + spanOf(priority.from) }]
      : [],
  )
  await tx.insertInto('privileges').values(rows).execute()
}
