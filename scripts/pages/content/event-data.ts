import type { ShowDynamic, ShowStatic } from '../../../src/api/show'
import { saleState, type ShowStateLabel } from '../../../src/domain/show/status'
import type { PageRequest } from './content'
import type { ShowCard } from '../../../src/api/show-card'
import { highestPrice, isoTime, priceOf, showLink } from './show-facts'

/** schema.org types of events by the code of the category. All other categories use the type Event. */
const KINDS: Readonly<Record<string, string>> = {
  concert: 'MusicEvent',
  recital: 'MusicEvent',
  drama: 'TheaterEvent',
  dance: 'DanceEvent',
  sport: 'SportsEvent',
  exhibition: 'ExhibitionEvent',
  family: 'ChildrensEvent',
}

const AVAILABILITY: Partial<Record<ShowStateLabel, string>> = {
  onSale: 'InStock',
  preSale: 'PreOrder',
  notYetOnSale: 'PreOrder',
  soldOut: 'SoldOut',
}

const STATUS: Partial<Record<ShowStateLabel, string>> = { cancelled: 'EventCancelled', postponed: 'EventPostponed' }

const schema = (name: string): string => `https://schema.org/${name}`
const yuan = (fen: number): string => (fen / 100).toFixed(2)

const offersOf = (show: ShowDynamic, label: ShowStateLabel, utcOffset: number, request: PageRequest) => {
  const availability = AVAILABILITY[label]
  const price = priceOf(show, request)
  if (!availability || (price.kind !== 'amount' && price.kind !== 'free')) return {}
  const low = price.kind === 'free' ? 0 : price.amount
  const high = price.kind === 'amount' && price.from ? (highestPrice(show) ?? low) : low
  return {
    offers: {
      ...(high > low
        ? { '@type': 'AggregateOffer', lowPrice: yuan(low), highPrice: yuan(high) }
        : { '@type': 'Offer', price: yuan(low) }),
      priceCurrency: 'CNY',
      availability: schema(availability),
      url: request.canonical,
      ...(show.saleTime !== null && { validFrom: isoTime(show.saleTime, utcOffset) }),
      seller: { '@type': 'Organization', name: request.shop.shopName },
    },
  }
}

const placeOf = ({ venueName, venueAddress, cityName, venueLat, venueLng }: ShowStatic) => ({
  '@type': 'Place',
  name: venueName || cityName,
  address: { '@type': 'PostalAddress', streetAddress: venueAddress, addressLocality: cityName },
  ...(venueLat !== null &&
    venueLng !== null && { geo: { '@type': 'GeoCoordinates', latitude: venueLat, longitude: venueLng } }),
})

/** Returns the end of the last session, epoch ms. If the duration is unknown, returns the start of that session. */
const endOf = ({ lastShowTime, firstShowTime, showDuration }: ShowStatic): number | null => {
  const last = lastShowTime ?? firstShowTime
  return last === null ? null : last + (showDuration ?? 0) * 60_000
}

const kindOf = (code: string): string => (Object.hasOwn(KINDS, code) ? KINDS[code] : 'Event')

/** Returns a show in a list as schema.org's Event, without the venue. */
export const cardEvent = (show: ShowCard, request: PageRequest): object => {
  const { utcOffset, firstShowTime, lastShowTime, backendCategory, showStatus } = show
  const { label } = saleState({ ...show, showDetailStatus: showStatus }, request.now)
  const picture = request.picture(show.posterUrl)
  return {
    '@type': kindOf(backendCategory.code),
    name: show.showName,
    url: new URL(showLink(request, show.showId), request.canonical).href,
    ...(picture && { image: [picture] }),
    ...(firstShowTime !== null && { startDate: isoTime(firstShowTime, utcOffset) }),
    ...(lastShowTime !== null && { endDate: isoTime(lastShowTime, utcOffset) }),
    eventStatus: schema(STATUS[label] ?? 'EventScheduled'),
  }
}

/** Returns a show as schema.org's Event. */
export const eventData = (show: ShowStatic, sale: ShowDynamic, request: PageRequest): object => {
  const { utcOffset, firstShowTime } = show
  const { label } = saleState(sale, request.now)
  const end = endOf(show)
  const picture = request.picture(show.posterUrl)
  return {
    '@context': 'https://schema.org',
    '@type': kindOf(show.backendCategory.code),
    name: show.showName,
    url: request.canonical,
    ...(show.advertise && { description: show.advertise }),
    ...(picture && { image: [picture] }),
    ...(firstShowTime !== null && { startDate: isoTime(firstShowTime, utcOffset) }),
    ...(end !== null && { endDate: isoTime(end, utcOffset) }),
    eventStatus: schema(STATUS[label] ?? 'EventScheduled'),
    eventAttendanceMode: schema('OfflineEventAttendanceMode'),
    location: placeOf(show),
    ...(show.performers.length > 0 && {
      performer: show.performers.map(({ name }) => ({ '@type': 'Person', name })),
    }),
    ...offersOf(sale, label, utcOffset, request),
  }
}
