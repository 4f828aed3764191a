import type { VoteTimes } from '../../../../../src/domain/vote/vote'
import type { Db, Row, Tx } from '../../../core/database/database'
import { findRow, getRow, listRows } from '../../../core/database/rows'
import { found } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'

export type Vote = Row<'votes'>

/** Returns a vote. @throws Refusal notFound */
export const requireVote = async (db: Db | Tx, voteId: string): Promise<Vote> =>
  found(await findRow(db, 'votes', { vote_id: voteId }))

/** Returns the options of a vote in the merchant's order. */
export const optionsOf = (db: Db | Tx, voteId: string) => listRows(db, 'vote_options', { vote_id: voteId }, 'sort')

/** Returns the counts of a vote, as of the last fold. */
export const countsOf = (db: Db | Tx, voteId: string): Promise<Row<'vote_counts'>> =>
  getRow(db, 'vote_counts', { vote_id: voteId })

/** Returns the times of a vote, by which its phase is computed. */
export const timesOf = ({ start_time: startTime, end_time: endTime, canceled_at: canceledAt }: Vote): VoteTimes => ({
  ...{ startTime, endTime, isCanceled: canceledAt !== null },
})

/**
 * Returns the votes of a layout with their numbers of counted ballots. Open votes come first (contract:
 * api/layout-blocks). `most` is their maximum number.
 */
export const votesOf = async (db: Db, lang: Language, { now, most }: { now: number; most: number }) => {
  const rows = await db
    .selectFrom('votes as v')
    .innerJoin('vote_counts as c', 'c.vote_id', 'v.vote_id')
    .selectAll('v')
    .select('c.counted')
    .where('v.canceled_at', 'is', null)
    .where('v.start_time', '<=', now)
    .orderBy('v.sort')
    .execute()
  const open = rows.filter(({ end_time: end }) => end > now)
  const past = rows.filter(({ end_time: end }) => end <= now)
  return [...open, ...past].slice(0, most).map(({ vote_id, title, counted, end_time, utc_offset }) => ({
    ...{ voteId: vote_id, title: title[lang], voteCount: counted, endTime: end_time, utcOffset: utc_offset },
  }))
}
