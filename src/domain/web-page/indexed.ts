import { own } from '@/lib/own'

/**
 * Screens that search engines may list, by their name in the route table, with the parameters of the query that make a page of
 * its own. All others belong to one buyer, or are a step of a purchase.
 */
const INDEXED: Readonly<Record<string, readonly string[]>> = {
  home: [],
  all: ['categoryId'],
  shop: [],
  'show-detail': [],
  'group-show-detail': [],
  'tour-detail': [],
  venue: [],
  'home-topic': ['topicId'],
  'topic-activity': [],
  agreement: ['id'],
}

/** Parameters of the query that make a page of this screen; null for a screen that no engine lists. */
export const indexedParams = (screen: string): readonly string[] | null => own(INDEXED, screen) ?? null

/** Steps of a purchase that anybody may open, by the beginning of their paths; a show's id follows. */
const STEPS_OF_SHOW: Readonly<Record<string, string>> = { booking: '/booking/', 'pick-seat': '/pick-seat/' }
const SHOW = '/content/'

/**
 * The page that engines list in place of a step of its purchase: the show's. Null for every other screen.
 * @param path of the step, encoded
 */
export const pageOfStep = (screen: string, path: string): string | null => {
  const step = own(STEPS_OF_SHOW, screen)
  return step && path.startsWith(step) ? `${SHOW}${path.slice(step.length)}` : null
}
