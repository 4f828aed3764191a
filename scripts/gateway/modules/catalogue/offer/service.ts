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
