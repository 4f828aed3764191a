import { ownOrigins } from '@/platform/web-origin/own-origins'
import { parseLink } from '@/router/links'
import type { RouteParams } from '@/router/table/table'

/** Returns the topic of an activity page on the storefront's origin; null for any other page. */
export const topicIn = (link: string): RouteParams<'topic-activity'> | null => {
  const found = parseLink(link, ownOrigins())
  return found.ok && found.value.name === 'topic-activity'
    ? (found.value.params as RouteParams<'topic-activity'>)
    : null
}
