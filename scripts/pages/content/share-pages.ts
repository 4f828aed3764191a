import { sessionsStaticData, type SessionStatic } from '../../../src/api/session'
import { showDynamic, showStatic } from '../../../src/api/show'
import { formatTime } from '../../../src/domain/schedule/local-time'
import { saleState } from '../../../src/domain/show/status'
import { joinFacts } from '../../../src/lib/join-facts'
import type { Language } from '../../../src/domain/languages'
import { readText, type TextTree } from '../../../src/locales/read-text'
import enUS from '../../../src/locales/en-US/share.json'
import zhCN from '../../../src/locales/zh-CN/share.json'
import zhMO from '../../../src/locales/zh-MO/share.json'
import { html } from '../markup'
import { topicContent } from './collections'
import type { MakeContent, PageRequest } from './content'
import { priceText } from './show-facts'

const SHARE_TEXTS: Readonly<Record<Language, TextTree>> = { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }

const sessionTime = ({ showTime, utcOffset, isPermanent }: SessionStatic, { t }: PageRequest): string =>
  showTime === null ? '' : formatTime(showTime, utcOffset, t(isPermanent ? 'date.pattern.day' : 'date.pattern.full'))

/** Creates a link preview of the show and session that a friend will attend. Contains no data about the friend. */
export const sharedShowContent: MakeContent = async (request) => {
  const { params, language, read, t, picture, link } = request
  const { showId, sessionId } = params
  const [show, sale, sessions] = await Promise.all([
    read(showStatic, { showId }, language),
    read(showDynamic, { showId }, language),
    read(sessionsStaticData, { showId }, language),
  ])
  if (!show || !sale) return null
  const session = sessions?.find(({ bizShowSessionId }) => bizShowSessionId === sessionId)
  const when = (session && sessionTime(session, request)) || show.showDate || t('show.dateToBeSet')
  const where = joinFacts([show.cityName, show.venueName]) || t('show.venueToBeSet')
  const going = readText(SHARE_TEXTS[language], 'shared.going', language) ?? ''
  const { label } = saleState(sale, request.now)
  return {
    title: show.showName,
    description: joinFacts([going, when, where]),
    picture: picture(show.posterUrl),
    data: null,
    body: html`<p>${going}</p>
      <h1><a href="${link('show-detail', { showId })}">${show.showName}</a></h1>
      <p>${when}</p>
      <p>${where}</p>
      <p>${joinFacts([priceText(sale, request), t(`show.state.${label}`)])}</p>`,
  }
}

/** Creates a link preview of a shared topic. Search engines index the page of the topic itself. */
export const sharedTopicContent: MakeContent = async (request) => {
  const content = await topicContent(request)
  const from = readText(SHARE_TEXTS[request.language], 'sharedTopic.from', request.language) ?? ''
  return content && { ...content, description: from, data: null }
}
