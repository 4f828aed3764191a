import { windowPhase } from '../../../../../src/domain/schedule/window'
import { cleanRichText } from '../../../core/rich-text'
import { showPage } from '../../catalogue/show/list-service'
import { headOf, type LayoutRequest, target } from './blocks'
import home from './data/home.json'
import { bannerAddress } from './home-blocks'
import { couponList } from './offers'
import { windowOf } from './window-service'

type Topic = (typeof home.topics)['drama-nights']

const TOPICS: ReadonlyMap<string, Topic> = new Map(Object.entries(home.topics))

const bannerOf = ({ banner, title }: Topic, lang: LayoutRequest['lang']) => ({
  ...headOf('banner', null, lang),
  type: 'IMAGE',
  imageUrl: bannerAddress(banner),
  alt: title[lang],
  target: target('NONE'),
})

/** Returns the shows of a category, the most popular first. */
const showsOf = async ({ db, lang, now }: LayoutRequest, category: string) =>
  (await showPage(db, { category, sort: 'HOT' }, { lang, now })).items

/**
 * Returns the layout of a topic, or null for an unknown id. The shows are absent before the topic opens. The coupons are
 * also absent after it closes.
 */
export const topicLayout = async (request: LayoutRequest, topicId: string) => {
  const topic = TOPICS.get(topicId)
  if (!topic) return null
  const { lang, db, now } = request
  const window = await windowOf(db, topicId)
  const phase = window ? windowPhase(window, now) : 'OPEN'
  const coupons = phase === 'OPEN' && topic.coupons.length > 0 ? [await couponList(request, topic.coupons)] : []
  const shows = {
    ...headOf('shows', null, lang),
    type: 'SHOW_BLOCK',
    style: 'MEDIUM',
    shows: phase === 'BEFORE' ? [] : await showsOf(request, topic.category),
  }
  return {
    title: topic.title[lang],
    window,
    components: [
      bannerOf(topic, lang),
      { ...headOf('text', null, lang), type: 'TEXT', content: cleanRichText(topic.text[lang]) },
      ...coupons,
      ...(phase === 'BEFORE' ? [] : [shows]),
    ],
  }
}

/**
 * Returns the layout for a coupon of a topic with its shows, or null if the topic does not contain the coupon. Outside
 * the window of the topic, returns the topic.
 */
export const topicCouponLayout = async (request: LayoutRequest, topicId: string, templateId: string) => {
  const topic = TOPICS.get(topicId)
  if (!topic?.coupons.includes(templateId)) return null
  const { lang, db, now } = request
  const window = await windowOf(db, topicId)
  if (window && windowPhase(window, now) !== 'OPEN') return topicLayout(request, topicId)
  const list = await couponList(request, [templateId])
  return {
    title: list.coupons[0]?.title ?? topic.title[lang],
    window,
    components: [
      // Clears the topic's id, because on the coupon's own page a tap receives the coupon.
      { ...list, coupons: list.coupons.map((coupon) => ({ ...coupon, topicId: '' })) },
      {
        ...headOf('shows', 'couponShows', lang, target('TOPIC', { topicId })),
        type: 'SHOW_BLOCK',
        style: 'MEDIUM',
        shows: await showsOf(request, topic.category),
      },
    ],
  }
}
