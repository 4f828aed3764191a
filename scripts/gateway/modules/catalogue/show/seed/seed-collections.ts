import type { Tx } from '../../../../core/database/database'
import { json } from '../../../../core/database/json'
import groups from '../data/groups.json'
import tours from '../data/tours.json'
import { posterFinder } from './posters'

/** Writes tours and show groups. */
export const seedCollections = async (tx: Tx): Promise<void> => {
  const poster = posterFinder()
  await tx
    .insertInto('tours')
    .values(
      tours.map(({ id, name, description, poster: picture }, sort) => ({
        tour_id: id,
        name: json(name),
        description: json(description),
        ...poster(picture),
        sort,
      })),
    )
    .execute()
  await tx
    .insertInto('show_groups')
    .values(
      groups.map(({ id, venue, addressType, name, description, poster: picture }) => ({
        show_group_id: id,
        venue_id: venue,
        address_type: addressType as 'PLACE',
        name: json(name),
        description: json(description),
        ...poster(picture),
      })),
    )
    .execute()
}
