import { sql } from 'kysely'
import type { Gateway } from '../../../scripts/gateway/core/context'
import { json } from '../../../scripts/gateway/core/database/json'

/** Id of a play in the sandbox whose tickets have rotating codes. */
const SHOW = 'S2001'
export const SESSION = 'gateN01'
const PLAN = 'gateN01P1'
const HOUR = 3_600_000

const named = (text: string) => json({ 'zh-CN': text, 'zh-MO': text, 'en-US': text })

/**
 * Creates a session with `count` tickets. Each has a holder, a seat and the key of a phone. The ids start at `gateT1`.
 */
export const openHouse = async ({ db, clock }: Gateway, count: number): Promise<void> => {
  const now = clock.now()
  const { user_id: userId } = await db.selectFrom('users').select('user_id').limit(1).executeTakeFirstOrThrow()
  await db
    .insertInto('sessions')
    .values({ session_id: SESSION, show_id: SHOW, show_time: now + HOUR, permanent: false, state: 'LISTED', sort: 99 })
    .execute()
  await db
    .insertInto('seat_plans')
    .values({
      ...{ seat_plan_id: PLAN, session_id: SESSION, name: named('内场'), description: named(''), price: 38_000 },
      ...{ sale_price: null, color: '#0E7490', unit_qty: 1, entrance: named('1 号门'), wait_list: false },
      ...{ seat_block: null, sort: 0 },
    })
    .execute()
  await sql`insert into vouchers (voucher_id, user_id, show_id, session_id, state, created_at)
    select 'gateV' || n, ${userId}, ${SHOW}, ${SESSION}, 'VALID', ${now} from generate_series(1, ${count}::int) n`.execute(
    db,
  )
  await sql`insert into tickets (ticket_id, voucher_id, seat_plan_id, seat_desc, audience_name, state, code_key, sort, entrance)
    select 'gateT' || n, 'gateV' || n, ${PLAN},
      jsonb_build_object('zh-CN', seat, 'zh-MO', seat, 'en-US', seat), '观众' || n, 'VALID', 'key' || n, 0,
      jsonb_build_object('zh-CN', door, 'zh-MO', door, 'en-US', door)
    from generate_series(1, ${count}::int) n,
      lateral (select (1 + n / 1000) || ' 区 ' || (1 + n / 40 % 25) || ' 排 ' || (1 + n % 40) || ' 座' as seat,
        (1 + n % 4) || ' 号门' as door) texts`.execute(db)
  await sql`insert into login_sessions (session_id, user_id, terminal, device, begun_at, seen_at)
    values ('gateL', ${userId}, '', '', ${now}, ${now})`.execute(db)
  // 32 bytes; a digest is as random as a real key.
  await sql`insert into ticket_keys (key_id, ticket_id, session_id, secret, issued_at)
    select 'K' || upper(substr(md5('id' || n), 1, 12)), 'gateT' || n, 'gateL',
      translate(encode(sha256(convert_to('secret' || n, 'UTF8')), 'base64'), '+/=', '-_'), ${now}
    from generate_series(1, ${count}::int) n`.execute(db)
}
