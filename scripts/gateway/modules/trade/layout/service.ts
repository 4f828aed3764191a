import {
  calendarOf,
  headOf,
  type LayoutRequest,
  presaleShows,
  searchBar,
  selectedShows,
  target,
  toursOf,
  venuesOf,
} from './blocks'
import { showPage } from '../../catalogue/show/list-service'
import home from './data/home.json'
import { withCovers } from './covers'
import { announcementOf, bannerAddress, categoriesOf, slidesOf } from './home-blocks'
import { GALLERY, galleryLayout, WINDOWS, windowsLayout } from './gallery'
import { votes } from './offers'
import { shopName } from '../../base/shop/service'
import { topicCouponLayout, topicLayout } from './topics'

const LIST_LENGTH = 20

/** Id of the endless list on the home page. It leaves out shows of the sections above. */
const FOR_YOU = 'for-you'

/**
 * Prefix of the endless list after a purchase, followed by the id of the bought show. The list leaves out that show.
 */
const AFTER = 'recommended-'

/** Id of the endless list whose pictures have different aspect ratios. */
const MASONRY = 'masonry'

interface ListRequest {
  componentId: string
  key: 'recommended' | 'paySuccess' | 'holder' | 'personal' | 'hot'
  length?: number
  /** Ids of shows to leave out. */
  without?: readonly string[]
}

/** Returns the endless list at the end of a page. Its first page is part of the layout. */
const recommended = async (
  { db, lang, now, site }: LayoutRequest,
  { componentId, key, length = LIST_LENGTH, without }: ListRequest,
) => {
  const filter = { city: site.site_id, sort: 'RECOMMEND', without } as const
  const { items, last } = await showPage(db, filter, { lang, now, length })
  const head = { ...headOf(componentId, key, lang), type: 'RECOMMENDED_LIST', pageSize: LIST_LENGTH, last }
  return componentId === MASONRY
    ? { ...head, style: 'MASONRY', shows: await withCovers(items) }
    : { ...head, style: 'LIST', shows: items }
}

const withoutOf = (componentId: string): string[] | undefined =>
  componentId.startsWith(AFTER) ? [componentId.slice(AFTER.length)] : undefined

const idsOf = (shows: readonly { showId: string }[]): string[] => shows.map(({ showId }) => showId)

/** Returns the ids of the shows in the home page's banners and tours. */
const featured = async (request: LayoutRequest): Promise<string[]> => {
  const { slides } = await slidesOf(request)
  const stops = await request.db.selectFrom('shows').select('show_id').where('tour_id', 'is not', null).execute()
  return [...slides.flatMap(({ target }) => target.params.showId ?? []), ...stops.map(({ show_id }) => show_id)]
}

/** Returns the shows of the home page's sections. The recommendations repeat no show of another section. */
const homeSections = async (request: LayoutRequest) => {
  const above = await featured(request)
  const presale = await presaleShows(request, 3)
  const calendar = await calendarOf(request)
  const selected = await selectedShows(request, 10, [...above, ...idsOf([...calendar.shows, ...presale])])
  return { presale, calendar, selected, shown: [...above, ...idsOf([...calendar.shows, ...presale, ...selected])] }
}

const homeLayout = async (request: LayoutRequest) => {
  const { lang } = request
  const tours = await toursOf(request)
  const { presale, calendar, selected, shown } = await homeSections(request)
  return [
    searchBar(request),
    await slidesOf(request),
    { ...headOf('to-pay', null, lang), type: 'TO_PAY_ORDER' },
    {
      ...headOf('calendar', 'calendar', lang, target('CALENDAR_LIST')),
      type: 'SHOW_CALENDAR',
      ...calendar,
    },
    categoriesOf(request),
    announcementOf(request),
    {
      ...headOf('selected', 'selected', lang, target('SHOW_LIST', { sortType: 'SELECTED' })),
      type: 'SHOW_BLOCK',
      style: 'LARGE',
      shows: selected,
    },
    ...(presale.length > 0 ? [{ ...headOf('presale', 'presale', lang), type: 'SUBSCRIPTION', shows: presale }] : []),
    ...(tours.length > 0 ? [{ ...headOf('tours', 'tour', lang), type: 'TOUR', tours }] : []),
    await votes(request, 2),
    {
      ...headOf('family-topic', null, lang),
      type: 'IMAGE',
      imageUrl: bannerAddress(home.topics['family-weekend'].banner),
      alt: home.topicTitle[lang],
      target: target('TOPIC', { topicId: 'family-weekend' }),
    },
    { ...headOf('venues', 'venue', lang), type: 'HOT_VENUE', venues: await venuesOf(request) },
    await recommended(request, { componentId: FOR_YOU, key: 'recommended', without: shown }),
  ]
}

const topicOf = async (request: LayoutRequest, topicId: string) => {
  if (topicId === WINDOWS) return windowsLayout(request)
  if (topicId !== GALLERY) return topicLayout(request, topicId)
  const { title, components } = await galleryLayout(request)
  return { title, components: [...components, await recommended(request, { componentId: MASONRY, key: 'hot' })] }
}

const titled = (title: string, components: unknown[]) => ({ title, components })

/** A page by its kind. A topic also has an id. */
export interface PageOfLayout {
  page: string
  topicId?: string
  couponTemplateId?: string
  /** Ids of the page's shows, separated by commas. */
  showIds?: string
}

const contentOf = async (
  { page, topicId = '', couponTemplateId = '', showIds = '' }: PageOfLayout,
  request: LayoutRequest,
) => {
  const name = shopName(request.lang)
  if (page === 'HOME') return titled(name, await homeLayout(request))
  if (page === 'TOPIC') return topicOf(request, topicId)
  if (page === 'TOPIC_COUPON') return topicCouponLayout(request, topicId, couponTemplateId)
  if (page === 'PAY_SUCCESS') {
    const [showId] = showIds.split(',')
    const componentId = `${AFTER}${showId}`
    const list = { componentId, key: 'paySuccess', length: 6, without: withoutOf(componentId) } as const
    return titled(name, [await recommended(request, list)])
  }
  if (page === 'TICKET_HOLDER')
    return titled(name, [await recommended(request, { componentId: 'recommended', key: 'holder', length: 12 })])
  return titled(name, [await recommended(request, { componentId: 'recommended', key: 'personal', length: 12 })])
}

/** Returns the merchant's layout of a page (contract: api/layout), or null for an unknown page or topic. */
export const layoutOf = async (asked: PageOfLayout, request: LayoutRequest) => {
  const content = await contentOf(asked, request)
  const page = { layoutId: `${asked.page}-${request.site.bs_city_id}`, updatedAt: request.now, window: null }
  return content && { ...page, ...content }
}

/**
 * Returns a page of the endless list at the end of a layout: the editor's picks of the component with this id, or
 * recommendations.
 */
export const endlessList = async (
  componentId: string,
  request: LayoutRequest,
  range: { offset?: number; length?: number },
) => {
  const { db, lang, now, site } = request
  const sort = componentId === 'selected' ? 'SELECTED' : 'RECOMMEND'
  const without = componentId === FOR_YOU ? (await homeSections(request)).shown : withoutOf(componentId)
  const page = await showPage(db, { city: site.site_id, sort, without }, { lang, now, ...range })
  return componentId === MASONRY ? { ...page, items: await withCovers(page.items) } : page
}
