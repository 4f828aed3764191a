import { own } from '@/lib/own'

/**
 * Screens that search engines may index, by route name, with the query parameters that identify a page. All other
 * screens are private to one buyer, or are steps of a purchase.
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

/** Returns the query parameters that identify a page of this screen; null if search engines may not index it. */
export const indexedParams = (screen: string): readonly string[] | null => own(INDEXED, screen) ?? null

/** Public steps of a purchase, by the beginning of their path. The id of a show follows in the path. */
const STEPS_OF_SHOW: Readonly<Record<string, string>> = { booking: '/booking/', 'pick-seat': '/pick-seat/' }
const SHOW = '/content/'

type Param = (name: string) => string | null | undefined

/** Screens that shared links open. A function for each screen returns the path of the page that was shared. */
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
 * Returns true for a screen that shared links open. Link previews show this screen, but search engines list the page
 * that was shared.
 */
export const isSharedPage = (screen: string): boolean => own(SHARED, screen) !== undefined

/**
 * Returns the page that search engines list instead of this one. For a step of a purchase, returns the show's page. For
 * a shared link, returns the page that was shared. Returns null for other screens.
 * @param path encoded path of the page
 * @param param returns a parameter of the page's query
 */
export const pageInstead = (screen: string, path: string, param: Param): string | null => {
  const step = own(STEPS_OF_SHOW, screen)
  if (step) return path.startsWith(step) ? `${SHOW}${path.slice(step.length)}` : null
  return own(SHARED, screen)?.(param) ?? null
}
