import { own } from '@/lib/own'

/**
 * Screens that search engines may index, by route name, with the query parameters that identify a page. Other screens
 * belong to one buyer, or are steps of a purchase.
 */
const INDEXED: Readonly<Record<string, readonly string[]>> = {
  home: [],
  all: ['categoryId'],
  'show-detail': [],
  'group-show-detail': [],
  'tour-detail': [],
  venue: [],
  'home-topic': ['topicId'],
  'topic-activity': [],
  agreement: ['id'],
}

/** Returns the query parameters that identify a page of this screen; null for a screen that is not indexed. */
export const indexedParams = (screen: string): readonly string[] | null => own(INDEXED, screen) ?? null

/** Public steps of a purchase, by the beginning of their paths; a show's id follows. */
const STEPS_OF_SHOW: Readonly<Record<string, string>> = { booking: '/booking/', 'pick-seat': '/pick-seat/' }
const SHOW = '/content/'

type Param = (name: string) => string | null | undefined

/** Screens of shared links. For each, a function returns the path of the page that was shared. */
const SHARED: Readonly<Record<string, (param: Param) => string | null>> = {
  'share-show-detail': (param) => {
    const show = param('showId')
    return show ? `${SHOW}${encodeURIComponent(show)}` : null
  },
  'share-topic-activity': (param) => {
    const [topic, coupon] = [param('topicId'), param('couponTemplateId')]
    if (!topic) return null
    const path = `/topic-activity/${encodeURIComponent(topic)}`
    return coupon ? `${path}/coupon-template/${encodeURIComponent(coupon)}` : path
  },
}

/**
 * Returns true for the screen of a shared link. Link previews show it, but search engines list the shared page instead.
 */
export const isSharedPage = (screen: string): boolean => own(SHARED, screen) !== undefined

/**
 * Returns the page that search engines list instead of this one. For a step of a purchase, it is the show's page. For a
 * shared link, it is the page that was shared. Returns null for other screens.
 * @param path encoded path of the page
 * @param param returns a parameter of the page's query
 */
export const pageInstead = (screen: string, path: string, param: Param): string | null => {
  const step = own(STEPS_OF_SHOW, screen)
  if (step) return path.startsWith(step) ? `${SHOW}${path.slice(step.length)}` : null
  return own(SHARED, screen)?.(param) ?? null
}
