import { searchShows } from '../../../src/api/search'
import type { ShowCard } from '../../../src/api/show-card'
import { type Venue, venue as venueCall } from '../../../src/api/venue'
import { venueSummary } from '../../../src/domain/show/summary'
import { joinFacts } from '../../../src/lib/join-facts'
import { html } from '../markup'
import { publicCall } from '../reads'
import type { MakeContent, PageRequest } from './content'
import { cardEvent } from './event-data'
import { showList } from './show-facts'

/**
 * Length of the list's first page, which must equal the length in the app's request (src/packages/show/venue). The app
 * loads the other pages.
 */
const LIST_LENGTH = 20

/** Returns a venue as schema.org's EventVenue, with its future shows. */
const venueData = (venue: Venue, shows: readonly ShowCard[], request: PageRequest): object => {
  const picture = request.picture(venue.imageUrl)
  return {
    '@context': 'https://schema.org',
    '@type': 'EventVenue',
    '@id': request.canonical,
    name: venue.venueName,
    url: request.canonical,
    ...(venue.about && { description: venue.about }),
    ...(picture && { image: [picture] }),
    address: { '@type': 'PostalAddress', streetAddress: venue.address, addressLocality: venue.cityName },
    ...(venue.lat !== null &&
      venue.lng !== null && { geo: { '@type': 'GeoCoordinates', latitude: venue.lat, longitude: venue.lng } }),
    event: shows.map((show) => ({ ...cardEvent(show, request), location: { '@id': request.canonical } })),
  }
}

/** Creates the content of a venue: address, transport, shows. */
export const venueContent: MakeContent = async (request) => {
  const { params, language, read, picture } = request
  const { venueId } = params
  const query = { pageType: 'VENUE' as const, venueId, offset: 0, length: LIST_LENGTH }
  const [venue, shows] = await Promise.all([read(venueCall, { venueId }, language), read(searchShows, query, language)])
  if (!venue) return null
  const items = shows?.items ?? []
  const image = picture(venue.imageUrl)
  return {
    title: venue.venueName,
    description: venueSummary(venue),
    picture: image,
    first: {
      kind: 'venue',
      source: venue.imageUrl,
      name: venue.venueName,
      lines: [venue.cityName, venue.about],
    },
    answers: [publicCall(venueCall, { venueId }), publicCall(searchShows, query)],
    data: venueData(venue, items, request),
    body: html`<h1>${venue.venueName}</h1>
      ${image ? html`<img src="${image}" alt="" width="320" loading="lazy" />` : ''}
      <p>${joinFacts([venue.cityName, venue.address])}</p>
      ${venue.about ? html`<p>${venue.about}</p>` : ''}
      <ul>
        ${venue.transport.map(({ text }) => html`<li>${text}</li>`)}
      </ul>
      ${showList(items, request)}`,
  }
}
