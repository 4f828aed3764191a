import { backendCategories } from '../../../src/api/category'
import { type LayoutComponent, layouts } from '../../../src/api/layout'
import { searchShows } from '../../../src/api/search'
import { policyDetail } from '../../../src/api/shop'
import { showGroup, tourDetail } from '../../../src/api/show-collection'
import type { ShowCard } from '../../../src/api/show-card'
import { DEFAULT_CITY } from '../../../src/domain/default-city'
import { joinFacts } from '../../../src/lib/join-facts'
import { richText } from './rich-text'
import { html, type Html } from '../markup'
import { publicCall } from '../reads'
import type { Content, MakeContent, PageRequest } from './content'
import type { FirstCard } from '../first-view'
import { showLink, showList, showListData, startingPrice } from './show-facts'

/**
 * Length of the list's first page, which must equal the length in the app's request (src/pages/list). The sitemap has
 * all shows.
 */
const LIST_LENGTH = 20
/** Number of list rows in the first view. A phone screen shows fewer. */
const FIRST_ROWS = 6
const ALL = 'ALL'

type Given = Pick<Content, 'title' | 'body'> & Partial<Content>

const content = (given: Given): Content => ({ description: '', picture: '', data: null, ...given })

const section = (component: LayoutComponent, request: PageRequest): Html => {
  const title = component.title ? html`<h2>${component.title}</h2>` : html``
  if (component.type === 'TOUR')
    return html`${title}
      <ul>
        ${component.tours.map(
          ({ tourId, tourName, cityNames, displayShowTime }) =>
            html`<li>
              <a href="${request.link('tour-detail', { tourId })}">${tourName}</a>
              <span>${joinFacts([displayShowTime, cityNames.join(' ')])}</span>
            </li>`,
        )}
      </ul>`
  if (component.type === 'HOT_VENUE')
    return html`${title}
      <ul>
        ${component.venues.map(
          ({ venueId, venueName, cityName }) =>
            html`<li>
              <a href="${request.link('venue', { venueId })}">${venueName}</a>
              <span>${cityName}</span>
            </li>`,
        )}
      </ul>`
  if ('shows' in component && component.shows.length > 0) return html`${title}${showList(component.shows, request)}`
  return component.type === 'TEXT' ? html`${richText(component.content, request)}` : html``
}

const showsOf = (components: readonly LayoutComponent[]): ShowCard[] =>
  components.flatMap((component) => ('shows' in component ? component.shows : []))

/** Number of shows in one row on a desktop. A phone shows three. */
const FIRST_SHOWS = 5

/**
 * Returns the first shows of the home page. Returns none unless they are a calendar, because the skeleton has the shape
 * of a calendar.
 */
const firstShows = (components: readonly LayoutComponent[], request: PageRequest): FirstCard[] => {
  const first = components.find((component) => 'shows' in component && component.shows.length > 0)
  if (first?.type !== 'SHOW_CALENDAR') return []
  return first.shows.slice(0, FIRST_SHOWS).map((show) => ({
    href: showLink(request, show.showId),
    name: show.showName,
    lines: [show.displayShowTime, joinFacts([show.cityName, show.venueName])],
    price: startingPrice(show, request),
    color: show.posterColor,
  }))
}

/** Returns the first slide of the home page together with its first shows. */
const firstSlide = (components: readonly LayoutComponent[], request: PageRequest): Content['first'] => {
  const slides = components.flatMap((component) =>
    component.type === 'SLIDE_IMAGES' ? component.slides.slice(0, 1) : [],
  )
  if (!slides[0]) return null
  const shows = firstShows(components, request)
  return { kind: 'slide', source: slides[0].imageUrl, color: slides[0].color, shows }
}

const originOf = ({ canonical }: PageRequest): string => new URL(canonical).origin

/** Returns the query for the layout of a page. A coupon of a topic has a separate layout. */
const layoutQuery = (page: 'HOME' | 'TOPIC', { topicId, couponTemplateId }: PageRequest['params']) => {
  if (page === 'HOME') return { page, cityId: DEFAULT_CITY }
  return couponTemplateId
    ? { page: 'TOPIC_COUPON' as const, cityId: DEFAULT_CITY, topicId, couponTemplateId }
    : { page, cityId: DEFAULT_CITY, topicId }
}

/** Creates the content of the home page and of the merchant's topics from their layouts. */
const layoutContent =
  (page: 'HOME' | 'TOPIC'): MakeContent =>
  async (request) => {
    const { read, language, params, shop, t, link } = request
    const query = layoutQuery(page, params)
    const layout = await read(layouts, query, language)
    if (!layout) return null
    const title = page === 'HOME' ? '' : layout.title
    return content({
      title,
      description: page === 'HOME' ? shop.shareDescription : '',
      ...(page === 'HOME' && { first: firstSlide(layout.components, request), answers: [publicCall(layouts, query)] }),
      data: showListData(showsOf(layout.components), originOf(request), request),
      body: html`<h1>${title || shop.shopName}</h1>
        ${layout.components.map((component) => section(component, request))}
        <p><a href="${link('all')}">${t('list.title')}</a></p>`,
    })
  }

export const homeContent = layoutContent('HOME')
export const topicContent = layoutContent('TOPIC')

/** Returns a row with the same content as in the app's list. */
const rowOf = ({ posterUrl, showName, displayShowTime, cityName, venueName }: ShowCard) => ({
  source: posterUrl,
  name: showName,
  lines: [displayShowTime, joinFacts([cityName, venueName])],
})

/** Creates the content of the list of all shows, or of one category. */
export const listContent: MakeContent = async (request) => {
  const { read, language, params, t, link } = request
  const { categoryId = ALL, ...narrowed } = params
  const code = categoryId === ALL ? '' : categoryId
  const query = {
    pageType: 'SHOW_LIST' as const,
    offset: 0,
    length: LIST_LENGTH,
    cityId: DEFAULT_CITY,
    sortType: 'RECOMMEND' as const,
    ...(code && { backendCategoryCode: code }),
  }
  const kinds = { level: 2 }
  const [shows, categories] = await Promise.all([
    read(searchShows, query, language),
    read(backendCategories, kinds, language),
  ])
  const category = categories?.find((each) => each.code === code)
  if (!shows || (code && !category)) return null
  // Only an unfiltered list gets a first view, because the app would replace the rows of a filtered list.
  const asOpened = Object.values(narrowed).every((value) => !value)
  return content({
    title: category?.displayName ?? t('list.title'),
    ...(asOpened && {
      first: { kind: 'list', rows: shows.items.slice(0, FIRST_ROWS).map(rowOf) },
      answers: [publicCall(searchShows, query), publicCall(backendCategories, kinds)],
    }),
    data: showListData(shows.items, originOf(request), request),
    body: html`<h1>${category?.displayName ?? t('list.title')}</h1>
      <ul>
        ${(categories ?? [])
          .filter((each) => each.code !== ALL)
          .map((each) => html`<li><a href="${link('all', { categoryId: each.code })}">${each.displayName}</a></li>`)}
      </ul>
      ${showList(shows.items, request)}`,
  })
}

/** Creates the content of a show group: shows that are sold under one name. */
export const groupContent: MakeContent = async (request) => {
  const group = await request.read(showGroup, { showId: request.params.showId }, request.language)
  return (
    group &&
    content({
      title: group.showGroupName,
      description: group.description,
      picture: request.picture(group.posterUrl),
      data: showListData(group.shows, originOf(request), request),
      body: html`<h1>${group.showGroupName}</h1>
        <p>${joinFacts([group.theaterOrLocationName, group.address])}</p>
        <p>${group.description}</p>
        ${showList(group.shows, request)}`,
    })
  )
}

export const tourContent: MakeContent = async (request) => {
  const tour = await request.read(tourDetail, { tourId: request.params.tourId }, request.language)
  const shows = tour?.stops.map(({ show }) => show) ?? []
  return (
    tour &&
    content({
      title: tour.tourName,
      description: tour.description,
      picture: request.picture(tour.posterUrl),
      data: showListData(shows, originOf(request), request),
      body: html`<h1>${tour.tourName}</h1>
        <p>${tour.description}</p>
        ${showList(shows, request)}`,
    })
  )
}

export const agreementContent: MakeContent = async (request) => {
  const text = await request.read(policyDetail, { id: request.params.id }, request.language)
  return (
    text &&
    content({
      title: text.title,
      body: html`<h1>${text.title}</h1>
        ${text.sections.map(
          ({ heading, paragraphs }) =>
            html`<h2>${heading}</h2>
              ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}`,
        )}`,
    })
  )
}
