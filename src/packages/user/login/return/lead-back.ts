import type { Services } from '@/components/services'
import type { RouteParams } from '@/router/table/table'
import { parseLink } from '@/router/links'

/** Goes on to an address of ours in place of the screen in view; to home where it is none. */
export const leadBack = async (navigate: Services['navigate'], back: string): Promise<void> => {
  const link = parseLink(back)
  // What comes back from a provider leads to no such screen again.
  const isReturn = link.ok && ['wxauth', 'bsauth', 'channel-login'].includes(link.value.name)
  if (!link.ok || isReturn) return navigate.redirect('home')
  const { name, params } = link.value
  // The parameters were checked with the link: their type is the name's.
  return navigate.redirect(name as 'login', params as RouteParams<'login'>)
}
