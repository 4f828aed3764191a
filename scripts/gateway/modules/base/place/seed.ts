import type { Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import cities from './data/cities.json'
import guides from './data/guides.json'
import sites from './data/sites.json'
import venues from './data/venues.json'
import { mediaAddress } from '../../../core/media/files'

const guideOf = (venueId: string) => {
  const guide = guides.find(({ venue }) => venue === venueId)
  if (!guide) throw new Error(`No guide to the venue ${venueId}: add it to data/guides.json.`)
  return { about: json(guide.about), transport: json(guide.transport) }
}

/** Writes the sites, cities and venues. */
export const seedPlaces = async (tx: Tx): Promise<void> => {
  await tx
    .insertInto('sites')
    .values(
      sites.map(({ siteId, bsCityId, cityId, provinceId, name, lat, lng }, sort) => ({
        site_id: siteId,
        bs_city_id: bsCityId,
        city_id: cityId,
        province_id: provinceId,
        name: json(name),
        status: 'OPEN',
        lat,
        lng,
        sort,
      })),
    )
    .execute()
  await tx
    .insertInto('cities')
    .values(cities.map(({ id, site, name }) => ({ city_id: id, site_id: site, name: json(name) })))
    .execute()
  await tx
    .insertInto('venues')
    .values(
      venues.map(({ id, city, name, address, lat, lng, image }, sort) => ({
        venue_id: id,
        city_id: city,
        name: json(name),
        address: json(address),
        lat,
        lng,
        image_url: mediaAddress(image),
        ...guideOf(id),
        sort,
      })),
    )
    .execute()
}
