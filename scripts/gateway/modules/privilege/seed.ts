import type { Tx } from '../../core/database/database'
import { DAY, spanOf } from '../../core/seed/relative-time'
import { rankedSources } from '../show/source-service'
import codes from './data/codes.json'

/** The privileges of the shows that members may buy early, and the codes that give tags. */
export const seedPrivileges = async (tx: Tx, now: number): Promise<void> => {
  const rows = rankedSources().flatMap(({ source: { id, priority } }) =>
    priority
      ? [
          {
            privilege_id: `PV${id}`,
            show_id: id,
            min_level: priority.level,
            opens_at: now + spanOf(priority.from),
            white_tag: priority.tag ?? null,
          },
        ]
      : [],
  )
  await tx.insertInto('privileges').values(rows).execute()
  await tx
    .insertInto('privilege_codes')
    .values(
      codes.map(({ code, tag, uses, days }) => ({
        code,
        white_tag: tag,
        uses_left: uses,
        expires_at: now + days * DAY,
      })),
    )
    .execute()
}
