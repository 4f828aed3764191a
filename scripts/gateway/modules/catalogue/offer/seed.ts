import type { Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { DAY, HOUR, localMidnight } from '../../../core/seed/relative-time'
import offers from './data/offers.json'

/** Writes the merchant's votes and activities, with days relative to `now`. */
export const seedOffers = async (tx: Tx, now: number): Promise<void> => {
  const midnight = localMidnight(now)
  const { votes, activities } = offers
  await tx
    .insertInto('votes')
    .values(
      votes.map(({ id, title, votes: count, days }) => ({
        vote_id: id,
        title: json(title),
        vote_count: count,
        end_time: midnight + days * DAY,
      })),
    )
    .execute()
  await tx
    .insertInto('activities')
    .values(
      activities.map(({ id, title, place, days, hour, closes, quota, enrolled }) => ({
        activity_id: id,
        title: json(title),
        place: json(place),
        start_time: midnight + days * DAY + hour * HOUR,
        end_time: midnight + closes * DAY,
        quota,
        enrolled,
      })),
    )
    .execute()
}
