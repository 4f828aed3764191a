import type { Services } from '@/components/services'
import { externalNavigation } from '@/platform/external-navigation'
import { outsidePage } from '@/platform/web-origin/framed-page'
import { ownOrigins } from '@/platform/web-origin/own-origins'
import type { LinkTo } from '@/router/link-to'
import { parseLink } from '@/router/links'
import type { RouteParams } from '@/router/table/table'

/** Goes back to a screen of the storefront that is in the page stack. Otherwise restarts the stack with that screen. */
export const returnTo = ({ navigate }: Pick<Services, 'navigate'>, { name, params }: LinkTo): Promise<void> =>
  // The parameters were validated together with the name of the route, so their type matches this name.
  navigate.clearTo(name as 'certificates-detail', params as RouteParams<'certificates-detail'>)

/**
 * Opens the `backurl` of the form. Because any link can contain a `backurl`, allows only the storefront's screens and
 * the listed pages (platform/web-origin). @returns false for any other address
 */
export const leadBack = async (
  { navigate, stores }: Pick<Services, 'navigate' | 'stores'>,
  backurl: string,
): Promise<boolean> => {
  const page = outsidePage(backurl, stores.shop.linkHosts)
  if (!page?.listed) return false
  const link = parseLink(backurl, ownOrigins())
  if (link.ok) await returnTo({ navigate }, link.value)
  else externalNavigation.replace(page.address)
  return true
}
