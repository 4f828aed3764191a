import { backendCategories } from '../../src/api/category'
import { layouts } from '../../src/api/layout'
import { searchShows } from '../../src/api/search'
import type { ShowCard } from '../../src/api/show-card'
import { defaultPolicies } from '../../src/api/shop'
import { DEFAULT_CITY } from '../../src/domain/default-city'
import { indexedParams } from '../../src/domain/web-page/indexed'
import { pageLinks } from '../../src/domain/web-page/page-links'
import { isGroupShow } from '../../src/domain/show/show-id'
import { DEFAULT_LANGUAGE } from '../../src/domain/languages'
import type { RouteName } from '../../src/router/table/table'
import { webPathOf } from '../../src/router/web-path'
import { html } from './markup'
import type { Read } from './reads'

const PAGE = 100
/** Maximum number of addresses in a sitemap, which the format defines. */
const MAX_ADDRESSES = 50_000

interface Entry {
  name: RouteName
  params?: Readonly<Record<string, string>>
  /** Time of the last change, epoch ms, or null if the gateway does not send it. */
  changed?: number | null
}

const allShows = async (read: Read): Promise<ShowCard[]> => {
  const shows: ShowCard[] = []
  for (let offset = 0; offset < MAX_ADDRESSES; offset += PAGE) {
    const page = await read(searchShows, { offset, length: PAGE }, DEFAULT_LANGUAGE)
    shows.push(...(page?.items ?? []))
    if (!page || page.last || page.items.length === 0) break
  }
  return shows
}

/**
 * Returns the opening time of a show's sale once it has passed, or null. This time is the best estimate of the last
 * change, because the gateway sends no date of changes.
 */
const changeOf = ({ saleTime }: ShowCard, now: number): number | null =>
  saleTime !== null && saleTime <= now ? saleTime : null

const entriesOf = async (read: Read, now: number): Promise<Entry[]> => {
  const [shows, home, categories, policies] = await Promise.all([
    allShows(read),
    read(layouts, { page: 'HOME', cityId: DEFAULT_CITY }, DEFAULT_LANGUAGE),
    read(backendCategories, { level: 2 }, DEFAULT_LANGUAGE),
    read(defaultPolicies, {}, DEFAULT_LANGUAGE),
  ])
  const tours = home?.components.flatMap((each) => (each.type === 'TOUR' ? each.tours : [])) ?? []
  const venueIds = [...new Set(shows.flatMap(({ venueId }) => venueId || []))]
  return [
    { name: 'home', changed: home?.updatedAt },
    { name: 'all' },
    ...(categories ?? [])
      .filter(({ code }) => code !== 'ALL')
      .map(({ code }): Entry => ({ name: 'all', params: { categoryId: code } })),
    ...shows.map((show): Entry => ({
      name: isGroupShow(show.showId) ? 'group-show-detail' : 'show-detail',
      params: { showId: show.showId },
      changed: changeOf(show, now),
    })),
    ...tours.map(({ tourId }): Entry => ({ name: 'tour-detail', params: { tourId } })),
    ...venueIds.map((venueId): Entry => ({ name: 'venue', params: { venueId } })),
    ...(policies ?? []).map(({ id }): Entry => ({ name: 'agreement', params: { id } })),
  ]
}

/** Returns a sitemap of all pages that search engines may index (sitemaps.org). @param now epoch ms */
export const sitemap = async (read: Read, origin: string, now: number): Promise<string> => {
  const entries = (await entriesOf(read, now)).slice(0, MAX_ADDRESSES)
  const urls = entries.map(({ name, params = {}, changed }) => {
    const canonicalParams = (indexedParams(name) ?? []).map((param) => [param, params[param] ?? ''] as const)
    const { canonical } = pageLinks(origin, webPathOf(name, params).path, canonicalParams, null)
    const lastmod = changed ? html`<lastmod>${new Date(changed).toISOString()}</lastmod>` : html``
    return html`<url><loc>${canonical}</loc>${lastmod}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n${html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`.text}\n`
}
