import type { Services } from '@/components/services'
import type { RouteParams } from '@/router/table/table'
import { parseLink } from '@/router/links'

/** Replaces the current screen with an address of the storefront. For other addresses, opens the home page. */
export const leadBack = async (navigate: Services['navigate'], back: string): Promise<void> => {
  const link = parseLink(back)
  // True for a screen that handles the return from a provider. Opening this screen again would repeat the login.
  const isReturn = link.ok && ['wxauth', 'bsauth', 'channel-login'].includes(link.value.name)
  if (!link.ok || isReturn) return navigate.redirect('home')
  const { name, params } = link.value
  // The parameters were validated together with the name of the route, so their type matches this name.
  return navigate.redirect(name as 'login', params as RouteParams<'login'>)
}
