import { sql } from 'kysely'
import type { Gateway } from '../../../scripts/gateway/core/context'
import { pointAccount } from '../../../scripts/gateway/modules/trade/points/read-service'

/** Sums of an account's points, calculated from its movements and uses. */
interface Sums {
  userId: string
  earned: number
  canceled: number
  ended: number
  held: number
  spent: number
}

/**
 * Sums for the buyers of the bench. `canceled` is the number of points that were removed from lots, without debts.
 */
const SUMS = (now: number) => sql<Sums>`
  select u.user_id as "userId",
    coalesce((select sum(r.amount) from point_records r
      where r.user_id = u.user_id and r.kind in ('EARNED', 'GRANTED')), 0)::int as earned,
    coalesce((select -sum(r.amount) from point_records r
      where r.user_id = u.user_id and r.kind in ('CANCELED', 'OWED', 'CORRECTED')), 0)::int as canceled,
    coalesce((select -sum(r.amount) from point_records r where r.user_id = u.user_id and r.kind = 'ENDED'), 0)::int
      + coalesce((select sum(p.amount - p.used - p.canceled - p.ended) from point_lots p
        where p.user_id = u.user_id and p.end_time <= ${now}), 0)::int as ended,
    coalesce(sum(s.amount - s.gone) filter (where o.state = 'UNPAID'), 0)::int as held,
    coalesce(sum(s.amount - s.gone) filter (where o.state <> 'UNPAID'), 0)::int as spent
  from users u
  left join orders o on o.user_id = u.user_id
  left join point_uses s on s.order_id = o.order_id
  where u.user_id like 'RUSH%'
  group by u.user_id`

/**
 * Returns the accounts that break a rule of points, as sentences. All earned points must be usable, pending, held,
 * spent, ended or canceled. Canceled points that the account no longer has become a debt. No account may have both a
 * debt and usable points.
 */
export const accountsOff = async ({ db, clock }: Pick<Gateway, 'db' | 'clock'>): Promise<string[]> => {
  const now = clock.now()
  const { rows } = await SUMS(now).execute(db)
  const broken: string[] = []
  for (const { userId, earned, ...sums } of rows) {
    const { usable, pending, debt } = await pointAccount(db, userId, now)
    const canceled = sums.canceled + debt
    const all = usable + pending + sums.held + sums.spent + sums.ended + canceled - debt
    const facts = JSON.stringify({ earned, usable, pending, ...sums, canceled, debt })
    if (earned !== all) broken.push(`the points of ${userId} do not add up: ${facts}`)
    if (usable > 0 && debt > 0) broken.push(`${userId} has usable points and a debt: ${facts}`)
    if (Object.values({ usable, pending, ...sums }).some((sum) => sum < 0)) broken.push(`${userId}: ${facts}`)
  }
  return broken
}
