import { readOptions } from '@/router/guards'
import { parseLink } from '@/router/links'
import type { Router } from '@/router/navigate'
import { formatQuery } from '@/router/query'

/**
 * Handles a page that the host does not find, such as an old or mistyped address. On the web this includes page paths
 * of screens that have their own address. Redirects if the address can be parsed; otherwise opens the error page.
 */
export const handlePageNotFound = (
  router: Router,
  path: string,
  query: Readonly<Record<string, unknown>> = {},
): Promise<void> => {
  const link = parseLink(`/${path.replace(/^\/+/, '')}${formatQuery(readOptions(query))}`)
  if (link.ok) return router.goto(link.value, 'replace')
  return router.goto({ name: 'page-error', params: { reason: link.failure.reason } }, 'replace')
}
