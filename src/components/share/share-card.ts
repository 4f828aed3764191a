import { pageAddressOf } from '@/router/links'
import type { RouteName, RouteParams } from '@/router/table/table'
import type { Stores } from '@/stores/create-stores'
import { pictureAddress } from '../ui/picture/picture-address'

/** Share card in the format of the mini program's share hook. All three hosts read these property names. */
export interface HostShareCard {
  title: string
  /** Second line, on hosts that show one (Alipay, the bank). */
  desc?: string
  /** Page path with all parameters for a cold start. */
  path: string
  /** Absolute address; without it the host uses a screenshot of the page. */
  imageUrl?: string
}

interface ShareTexts {
  title: string
  desc?: string
  picture?: string
}

/** Result of WeChat's Moments hook. A tap in Moments opens the page in view with this query. */
export interface TimelineCard {
  title: string
  /** Query string such as `a=1&b=2`. */
  query: string
  imageUrl?: string
}

/** Returns a card for Moments. WeChat accepts no path, so the card must belong to the page in view. */
export const timelineCard = ({ title, path, imageUrl }: HostShareCard): TimelineCard => ({
  title,
  query: path.split('?')[1] ?? '',
  ...(imageUrl && { imageUrl }),
})

/** Returns the card of the storefront's home, for pages without a card of their own. */
export const homeCard = ({ shop, session }: Pick<Stores, 'shop' | 'session'>, name: string): HostShareCard => ({
  title: shop.config?.shopName || name,
  path: pageAddressOf('home', {}, session.shared),
})

/**
 * Returns the share card of a screen. If the visit forbids sharing, returns the card of the home page, even if the
 * host's menu still offers sharing.
 */
export const shareCard = <N extends RouteName>(
  stores: Pick<Stores, 'shop' | 'session'>,
  name: N,
  params: RouteParams<N>,
  { title, desc, picture }: ShareTexts,
): HostShareCard => {
  const { session } = stores
  if (session.forbidShare) return homeCard(stores, '')
  return {
    title,
    ...(desc && { desc }),
    path: pageAddressOf(name, params as Record<string, string>, session.shared),
    ...(picture && { imageUrl: pictureAddress(picture, 750, stores.shop.config?.pictureHosts) }),
  }
}
