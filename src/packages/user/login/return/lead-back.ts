import type { Services } from '@/components/services'
import type { RouteParams } from '@/router/table/table'
import { parseLink } from '@/router/links'

/** Replaces the current screen by an address of the storefront. Opens the home page for other addresses. */
export const leadBack = async (navigate: Services['navigate'], back: string): Promise<void> => {
  const link = parseLink(back)
  // True for a screen that itself handles a provider's return. Returning to it would repeat the login.
  const isReturn = link.ok && ['wxauth', 'bsauth', 'channel-login'].includes(link.value.name)
  if (!link.ok || isReturn) return navigate.redirect('home')
  const { name, params } = link.value
  // The parameters were validated together with the link, so their type belongs to this name.
  return navigate.redirect(name as 'login', params as RouteParams<'login'>)
}
