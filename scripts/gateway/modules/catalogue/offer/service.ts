import type { Db } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'

const UTC_OFFSET = 480

/** Returns the votes. Votes that are still open come first (contract: api/layout-blocks). */
export const votesOf = async (db: Db, lang: Language) => {
  const rows = await db.selectFrom('votes').selectAll().orderBy('end_time', 'desc').execute()
  return rows.map(({ vote_id, title, vote_count, end_time }) => ({
    voteId: vote_id,
    title: title[lang],
    voteCount: vote_count,
    endTime: end_time,
    utcOffset: UTC_OFFSET,
  }))
}

/**
 * Returns future activities by day. Activities that are open for enrollment come first (contract: api/layout-blocks).
 */
export const activitiesOf = async (db: Db, lang: Language, now: number) => {
  const rows = await db
    .selectFrom('activities')
    .selectAll()
    .where('start_time', '>', now)
    .orderBy((order) => order('end_time', '<=', now))
    .orderBy('start_time')
    .execute()
  return rows.map(({ activity_id, title, place, start_time, end_time, quota, enrolled }) => ({
    activityId: activity_id,
    title: title[lang],
    place: place[lang],
    startTime: start_time,
    endTime: end_time,
    utcOffset: UTC_OFFSET,
    quota,
    enrolled,
  }))
}
