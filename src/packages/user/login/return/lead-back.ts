import type { Services } from '@/components/services'
import type { RouteParams } from '@/router/table/table'
import { parseLink } from '@/router/links'

/** Opens an address of the storefront in place of the screen in view. Opens home for any other address. */
export const leadBack = async (navigate: Services['navigate'], back: string): Promise<void> => {
  const link = parseLink(back)
  // A return from a provider does not open such a screen again.
  const isReturn = link.ok && ['wxauth', 'bsauth', 'channel-login'].includes(link.value.name)
  if (!link.ok || isReturn) return navigate.redirect('home')
  const { name, params } = link.value
  // The parameters were validated with the link: their type is the name's.
  return navigate.redirect(name as 'login', params as RouteParams<'login'>)
}
