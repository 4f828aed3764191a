import type { Layout } from '@/api/layout'
import type { ShowCard } from '@/api/show-card'

/** Most shows of a topic that are named. */
const NAMED = 3

/** Summary of a topic for a visitor who has not seen it. */
export interface TopicOffer {
  /** First large picture of the topic; '' without one. */
  picture: string
  /** The first of its shows. */
  shows: ShowCard[]
  /** How many shows there are beside those. */
  more: number
  /** How many shows it has in all. */
  count: number
  hasCoupons: boolean
}

/** Sums up a topic's layout. Each show counts once, even in several components. */
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
