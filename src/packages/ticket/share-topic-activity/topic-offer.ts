import type { Layout } from '@/api/layout'
import type { ShowCard } from '@/api/show-card'

/** Maximum number of shows that the summary of a topic lists. */
const NAMED = 3

/** Summary of a topic, for a visitor who has not seen the topic. */
export interface TopicOffer {
  /** First large picture of the topic; '' if the topic has none. */
  picture: string
  /** The first shows of the topic. */
  shows: ShowCard[]
  /** Number of shows that `shows` does not contain. */
  more: number
  /** Total number of shows. */
  count: number
  hasCoupons: boolean
}

/** Returns the summary of a topic, from its layout. A show that several components contain is counted only once. */
export const topicOffer = ({ components }: Pick<Layout, 'components'>): TopicOffer => {
  const all = components.flatMap((component) => ('shows' in component ? component.shows : []))
  const shows = [...new Map(all.map((show) => [show.showId, show])).values()]
  const pictures = components.flatMap((component) => {
    if (component.type === 'SLIDE_IMAGES') return component.slides.map(({ imageUrl }) => imageUrl)
    return component.type === 'IMAGE' ? [component.imageUrl] : []
  })
  return {
    picture: pictures.find(Boolean) ?? '',
    shows: shows.slice(0, NAMED),
    more: Math.max(0, shows.length - NAMED),
    count: shows.length,
    hasCoupons: components.some(
      ({ type, ...rest }) => type === 'COUPON_LIST' && 'coupons' in rest && rest.coupons.length > 0,
    ),
  }
}
