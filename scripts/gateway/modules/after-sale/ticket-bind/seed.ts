import type { Row, Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { DAY } from '../../../core/seed/relative-time'
import codes from './data/codes.json'
import { nextSeats } from '../../trade/voucher/next-seats-service'
import issuers from './data/issuers.json'
import { codeDigest } from './digest'

/** Writes bind codes for manual tests: valid, expired, withdrawn and bound to another account. */
export const seedBindCodes = async (tx: Tx, now: number): Promise<void> => {
  for (const { code, kind, plan, count, issuer, days, tail = '', withdrawn = false, user = null } of codes) {
    const { session_id, show_id } = await tx
      .selectFrom('seat_plans as p')
      .innerJoin('sessions as n', 'n.session_id', 'p.session_id')
      .select(['p.session_id', 'n.show_id'])
      .where('p.seat_plan_id', '=', plan)
      .executeTakeFirstOrThrow()
    const seats = await nextSeats(tx, plan, count)
    await tx
      .insertInto('bind_codes')
      .values({
        ...{
          code_digest: codeDigest(code),
          kind: kind as Row<'bind_codes'>['kind'],
          show_id,
          session_id,
          seat_plan_id: plan,
        },
        ...{ seats: json(seats), issuer: json(issuers[issuer as 'host']), phone_tail: tail },
        ...{
          expires_at: now + days * DAY,
          withdrawn,
          user_id: user,
          voucher_id: null,
          bound_at: user === null ? null : now,
        },
      })
      .execute()
  }
}
