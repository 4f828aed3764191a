import { sql } from 'kysely'
import { type GatewayOptions, startGateway } from '../../../scripts/gateway/core/server'
import { pointAccount } from '../../../scripts/gateway/modules/trade/points/read-service'
import { DAY } from '../../../src/domain/schedule/local-time'
import { makeAccounts, roundsOf } from '../command'
import { compare, timesInTurn } from './times'

const OWNER = 'BENEFIT-BALANCE'
const RECORDS = 10_000
/** Number of movements of a lot: it is received, then used and returned alternately. */
const MOVES = 5

/** Compares reading the balance of an account that has 10,000 movements with a plain sum of the movements. */
export const measureBalance = async (_: string, options: GatewayOptions) => {
  const gateway = await startGateway({ ...options, logLevel: 'silent', jobs: false })
  try {
    const { db, clock } = gateway.context
    const now = clock.now()
    await makeAccounts(gateway.context, [OWNER])
    await sql`
      insert into point_lots (lot_id, user_id, source, reason, amount, created_at, usable_at, end_time)
      select 'BENEFIT' || n, ${OWNER}, 'GRANT', '{}', 10, ${now}, ${now} + (n % 7 - 5) * ${DAY}::bigint,
        ${now} + (n % 365 - 10) * ${DAY}::bigint
      from generate_series(1, ${RECORDS / MOVES}::int) n`.execute(db)
    await sql`
      insert into point_records (user_id, lot_id, kind, amount, at)
      select ${OWNER}, p.lot_id, case m when 1 then 'GRANTED' when 2 then 'USED' when 3 then 'RETURNED'
        when 4 then 'USED' else 'RETURNED' end, case m when 1 then 10 when 2 then -3 when 3 then 3 when 4 then -2 else 2 end, ${now}
      from point_lots p, generate_series(1, ${MOVES}::int) m where p.user_id = ${OWNER}`.execute(db)
    await sql`analyze point_lots, point_records`.execute(db)
    const sum = async () =>
      (
        await db
          .selectFrom('point_records')
          .select(sql<number>`sum(amount)::int`.as('sum'))
          .where('user_id', '=', OWNER)
          .executeTakeFirstOrThrow()
      ).sum
    if ((await sum()) !== (RECORDS / MOVES) * 10) throw new Error(`The account has ${await sum()} points.`)
    return compare(await timesInTurn(roundsOf(300), () => pointAccount(db, OWNER, now), sum), 1.5)
  } finally {
    await gateway.close()
  }
}
