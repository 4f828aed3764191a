import type { Tx } from '../../../../core/database/database'
import { json } from '../../../../core/database/json'
import { inSlices } from '../../../../core/seed/in-slices'
import promotions from '../data/promotions.json'
import { rankedSources } from '../source-service'
import { posterFinder } from './posters'
import { seedCollections } from './seed-collections'
import { showRow } from './show-row'

/** Writes tours, show groups, and shows with their promotions. Dates are relative to `now`. */
export const seedShows = async (tx: Tx, now: number): Promise<void> => {
  await seedCollections(tx)
  const poster = posterFinder()
  const sources = rankedSources()
  const shows = sources.map(({ category, source }, rank) => ({
    ...showRow(category, source, rank, now),
    ...poster(source.poster),
  }))
  await inSlices(shows, (slice) =>
    tx
      .insertInto('shows')
      .values(
        slice.map((row) => ({
          ...row,
          name: json(row.name),
          advertise: json(row.advertise),
          performers: json(row.performers),
          description: json(row.description),
          tags: json(row.tags),
          notes: json(row.notes),
          refund_rule: json(row.refund_rule),
          rebook_rule: row.rebook_rule && json(row.rebook_rule),
          resale_rule: row.resale_rule && json(row.resale_rule),
          alert: row.alert && json(row.alert),
          id_types: json(row.id_types),
          deliver_methods: json(row.deliver_methods),
        })),
      )
      .execute(),
  )
  const offers = sources.flatMap(({ source }, sort) =>
    [source.promotion, source.channelPromotion].flatMap((name) => {
      if (!name) return []
      const { category, threshold, value, title, description, channel } = { channel: null, ...promotions[name] }
      return [
        {
          promotion_id: `${channel === null ? 'PR' : 'PC'}${source.id}`,
          channel_id: channel,
          show_id: source.id,
          category: category as 'FULL',
          threshold,
          value,
          title: json(title),
          description: json(description),
          sort,
        },
      ]
    }),
  )
  await tx.insertInto('promotions').values(offers).execute()
}
