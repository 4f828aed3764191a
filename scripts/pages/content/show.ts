import { sessionsStaticData, type SessionStatic } from '../../../src/api/session'
import { type DescriptionBlock, showDescriptions, showDynamic, showStatic } from '../../../src/api/show'
import { formatTime } from '../../../src/domain/schedule/local-time'
import { saleState } from '../../../src/domain/show/status'
import { showSummary } from '../../../src/domain/show/summary'
import { joinFacts } from '../../../src/lib/join-facts'
import { html, type Html } from '../markup'
import { publicCall } from '../reads'
import type { MakeContent, PageRequest } from './content'
import { eventData } from './event-data'
import { richText } from './rich-text'
import { isoTime, priceText } from './show-facts'

/** Maximum number of sessions in the page. */
const MAX_SESSIONS = 50

const sessionItem = (session: SessionStatic, { t }: PageRequest): Html => {
  const { showTime, utcOffset, isPermanent, sessionName } = session
  if (showTime === null) return html`<li>${sessionName || t('show.dateToBeSet')}</li>`
  const time = formatTime(showTime, utcOffset, t(isPermanent ? 'date.pattern.day' : 'date.pattern.full'))
  return html`<li>
    <time datetime="${isoTime(showTime, utcOffset)}">${isPermanent ? joinFacts([time, sessionName]) : time}</time>
  </li>`
}

const block = (each: DescriptionBlock, request: PageRequest): Html => {
  if (each.type === 'RICH_TEXT') return html`${richText(each.html, request)}`
  if (each.type === 'IMAGE')
    return html`<img src="${request.picture(each.imageUrl)}" alt="${each.alt}" loading="lazy" width="320" />`
  return each.type === 'HEADING' ? html`<h2>${each.text}</h2>` : html`<p>${each.text}</p>`
}

/** Creates the content of a show: name, time, venue, price. */
export const showContent: MakeContent = async (request) => {
  const { params, language, read, t, picture, link } = request
  const given = { showId: params.showId }
  const [show, sale, sessions, story] = await Promise.all([
    read(showStatic, given, language),
    read(showDynamic, given, language),
    read(sessionsStaticData, given, language),
    read(showDescriptions, given, language),
  ])
  if (!show || !sale) return null
  const poster = picture(show.posterUrl)
  const { label } = saleState(sale, request.now)
  const where = joinFacts([show.cityName, show.venueName, show.venueAddress]) || t('show.venueToBeSet')
  return {
    title: show.showName,
    description: showSummary(show),
    picture: poster,
    first: {
      kind: 'show',
      source: show.posterUrl,
      color: show.posterColor,
      name: show.showName,
      lines: [show.showDate || t('show.dateToBeSet'), show.advertise],
    },
    answers: [
      publicCall(showStatic, given),
      publicCall(sessionsStaticData, given),
      publicCall(showDescriptions, given),
    ],
    data: eventData(show, sale, request),
    hidden: label === 'notListed',
    body: html`<h1>${show.showName}</h1>
      ${poster ? html`<img src="${poster}" alt="${t('common.poster', { name: show.showName })}" width="240" loading="lazy" />` : ''}
      <p>${show.showDate || t('show.dateToBeSet')}</p>
      <p>${show.venueId ? html`<a href="${link('venue', { venueId: show.venueId })}">${where}</a>` : where}</p>
      <p>${joinFacts([priceText(sale, request), t(`show.state.${label}`)])}</p>
      <ul>
        ${(sessions ?? []).slice(0, MAX_SESSIONS).map((session) => sessionItem(session, request))}
      </ul>
      ${
        show.performers.length > 0
          ? html`<ul>
              ${show.performers.map(({ role, name }) => html`<li>${joinFacts([role, name])}</li>`)}
            </ul>`
          : ''
      }
      ${(story ?? []).map((each) => block(each, request))}
      ${
        show.tour
          ? html`<p><a href="${link('tour-detail', { tourId: show.tour.tourId })}">${show.tour.tourName}</a></p>`
          : ''
      }`,
  }
}
