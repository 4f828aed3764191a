import { type SqlBool, sql } from 'kysely'
import { noticeHorizons } from '../../../../../src/domain/member/level'
import { SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import type { Db } from '../../../core/database/database'
import type { Scope } from '../../../core/due-stages'
import { eachRow, leaveToJob, type OnRowError } from '../../../core/each-row'
import { lockBuyer } from '../../base/user/account-service'
import { bringLevelUpToDate } from './update-service'

const BATCH = 200

/** Matches a period unless a later period of the same or a higher level follows without a gap. */
const isDecisive = sql<SqlBool>`not exists (select from level_periods q
  where q.user_id = p.user_id and q.level >= p.level and q.closed_at is null
    and q.start_time <= p.end_time and q.end_time > p.end_time)`

const updateLevel = (db: Db, userId: string, now: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockBuyer(tx, userId)
    await bringLevelUpToDate(tx, userId, now)
  })

/** Applies due changes of levels: growth that counts, notices, and reviews. A scope limits them to one buyer. */
export const updateLevels = async (
  db: Db,
  now: number,
  { userId }: Pick<Scope, 'userId'> = {},
  onError: OnRowError = leaveToJob,
): Promise<void> => {
  const horizons = noticeHorizons(now, SHOP_OFFSET)
  const due = await db
    .selectFrom('growth_records as r')
    .select('r.user_id')
    .where('r.is_settled', '=', false)
    .where('r.counts_at', '<=', now)
    .$if(userId !== undefined, (query) => query.where('r.user_id', '=', userId ?? ''))
    .union(
      db
        .selectFrom('level_periods as p')
        .select('p.user_id')
        .where('p.closed_at', 'is', null)
        .where('p.is_reviewed', '=', false)
        .$if(userId !== undefined, (query) => query.where('p.user_id', '=', userId ?? ''))
        .where(({ or, and, eb }) =>
          or([
            eb('p.end_time', '<=', now),
            and([
              isDecisive,
              or(horizons.map((end, sent) => and([eb('p.notices', '<=', sent), eb('p.end_time', '<', end)]))),
            ]),
          ]),
        ),
    )
    .limit(BATCH)
    .execute()
  await eachRow(due, ({ user_id: id }) => updateLevel(db, id, now), onError)
}
