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
  agreement: ['id'],
}

/** Parameters of the query that make a page of this screen; null for a screen that no engine lists. */
export const indexedParams = (screen: string): readonly string[] | null => own(INDEXED, screen) ?? null
