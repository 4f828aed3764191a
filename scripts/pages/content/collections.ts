import { backendCategories } from '../../../src/api/category'
import { type LayoutComponent, layouts } from '../../../src/api/layout'
import { searchShows } from '../../../src/api/search'
import { defaultPolicies, policyDetail } from '../../../src/api/shop'
import { showGroup, tourDetail } from '../../../src/api/show'
import type { ShowCard } from '../../../src/api/show-card'
import { joinFacts } from '../../../src/lib/join-facts'
import { html, type Html } from '../markup'
import type { Content, MakeContent, PageRequest } from './content'
import { showList, showListData } from './show-facts'

/** Shows of one page of the list; the sitemap has them all. */
const LIST_LENGTH = 40
/** City of a visitor who has not chosen one (shell §3). */
const DEFAULT_CITY = 'BL1106'
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
  return component.type === 'TEXT' ? html`<p>${component.content}</p>` : html``
}

const showsOf = (components: readonly LayoutComponent[]): ShowCard[] =>
  components.flatMap((component) => ('shows' in component ? component.shows : []))

/** The slide that is in view first. */
const firstSlide = (components: readonly LayoutComponent[]): Content['first'] => {
  const slides = components.flatMap((component) =>
    component.type === 'SLIDE_IMAGES' ? component.slides.slice(0, 1) : [],
  )
  return slides[0] ? { source: slides[0].imageUrl, drawn: 'slide' } : null
}

const originOf = ({ canonical }: PageRequest): string => new URL(canonical).origin

/** Home, and a topic of the merchant: the sections of its layout. */
const layoutContent =
  (page: 'HOME' | 'TOPIC'): MakeContent =>
  async (request) => {
    const { read, language, params, shop, t, link } = request
    const query = { page, cityId: DEFAULT_CITY, ...(page === 'TOPIC' && { topicId: params.topicId }) }
    const layout = await read(layouts, query, language)
    if (!layout) return null
    const title = page === 'HOME' ? '' : layout.title
    return content({
      title,
      description: page === 'HOME' ? shop.shareDescription : '',
      first: firstSlide(layout.components),
      data: showListData(showsOf(layout.components), originOf(request), request),
      body: html`<h1>${title || shop.shopName}</h1>
        ${layout.components.map((component) => section(component, request))}
        <p><a href="${link('all')}">${t('list.title')}</a></p>`,
    })
  }

export const homeContent = layoutContent('HOME')
export const topicContent = layoutContent('TOPIC')

/** All shows, or those of a category. */
export const listContent: MakeContent = async (request) => {
  const { read, language, params, t, link } = request
  const code = params.categoryId && params.categoryId !== ALL ? params.categoryId : ''
  const [shows, categories] = await Promise.all([
    read(searchShows, { offset: 0, length: LIST_LENGTH, backendCategoryCode: code }, language),
    read(backendCategories, { level: 2 }, language),
  ])
  const category = categories?.find((each) => each.code === code)
  if (!shows || (code && !category)) return null
  return content({
    title: category?.displayName ?? t('list.title'),
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

/** Shows sold under one name. */
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

/** A tour and its stops. */
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

/** An agreement of the merchant. */
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

/** About the merchant: who, and the agreements. */
export const shopContent: MakeContent = async ({ shop, t, read, language, link }) => {
  const policies = await read(defaultPolicies, {}, language)
  return content({
    title: t('tab.shop'),
    body: html`<h1>${shop.shopName}</h1>
      <p>${shop.companyDesc}</p>
      <ul>
        ${(policies ?? []).map(({ id, title }) => html`<li><a href="${link('agreement', { id })}">${title}</a></li>`)}
      </ul>`,
  })
}
