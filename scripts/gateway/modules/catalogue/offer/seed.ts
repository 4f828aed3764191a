import type { Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { DAY, localMidnight } from '../../../core/seed/relative-time'
import offers from './data/offers.json'

/** Writes the merchant's votes, with days relative to `now`. */
export const seedOffers = async (tx: Tx, now: number): Promise<void> => {
  const midnight = localMidnight(now)
  await tx
    .insertInto('votes')
    .values(
      offers.votes.map(({ id, title, votes: count, days }) => ({
        vote_id: id,
        title: json(title),
        vote_count: count,
        end_time: midnight + days * DAY,
      })),
    )
    .execute()
}
