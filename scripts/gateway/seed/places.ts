import type { Tx } from '../db/database'
import { json } from '../db/json'
import cities from './data/cities.json'
import goods from './data/goods.json'
import groups from './data/groups.json'
import sites from './data/sites.json'
import tours from './data/tours.json'
import venues from './data/venues.json'
import { posterFinder } from './posters'

/** Sites, cities, venues, goods, and the names that shows are gathered under. */
export const seedPlaces = async (tx: Tx): Promise<void> => {
  const poster = posterFinder()
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
        image_url: image,
        sort,
      })),
    )
    .execute()
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
      groups.map(({ id, venue, name, description, poster: picture }) => ({
        show_group_id: id,
        venue_id: venue,
        name: json(name),
        description: json(description),
        ...poster(picture),
      })),
    )
    .execute()
  await tx
    .insertInto('goods')
    .values(
      goods.map(({ id, name, poster: picture, price, marketPrice, stock }, sort) => ({
        spu_id: id,
        name: json(name),
        poster_url: picture,
        price,
        market_price: marketPrice,
        stock,
        sort,
      })),
    )
    .execute()
}
