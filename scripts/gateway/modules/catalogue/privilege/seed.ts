import type { RefundRule } from '../../../../../src/domain/refund/rule'
import type { Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { DAY, spanOf } from '../../../core/seed/relative-time'
import { rankedSources } from '../show/source-service'
import codes from './data/codes.json'
import rules from './data/refund-rules.json'

/** Returns the refund rule of a show's privilege, or null if the show's rule applies. */
const ruleRow = (showId: string) => {
  if (!Object.hasOwn(rules, showId)) return null
  const { steps, perSession } = rules[showId as keyof typeof rules]
  const rule: RefundRule = { steps: steps.map(({ before, fee }) => ({ before: spanOf(before), fee })), perSession }
  return json(rule)
}

/** Writes the privileges of shows with an early sale for members, and the codes that grant tags. */
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
            refund_rule: ruleRow(id),
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
