import { pageAddressOf } from '@/router/links'
import type { RouteName, RouteParams } from '@/router/table/table'
import type { Stores } from '@/stores/create-stores'
import { pictureAddress } from '../ui/picture/picture-address'

/** The answer of a mini program's share hook; all three hosts read these names. */
export interface HostShareCard {
  title: string
  /** Second line, where the host shows one (Alipay, the bank). */
  desc?: string
  /** Page path with everything that the screen needs to open cold. */
  path: string
  /** Whole address; without it the host takes a picture of the page. */
  imageUrl?: string
}

interface ShareTexts {
  title: string
  desc?: string
  picture?: string
}

/** The answer of WeChat's Moments hook: the page that is in view, opened with this query. */
export interface TimelineCard {
  title: string
  /** `a=1&b=2` */
  query: string
  imageUrl?: string
}

/** A card for Moments. WeChat takes no path for it: the card's page must be the one in view. */
export const timelineCard = ({ title, path, imageUrl }: HostShareCard): TimelineCard => ({
  title,
  query: path.split('?')[1] ?? '',
  ...(imageUrl && { imageUrl }),
})

/** The card of the storefront's home, for pages that have nothing of their own to share. */
export const homeCard = ({ shop, session }: Pick<Stores, 'shop' | 'session'>, name: string): HostShareCard => ({
  title: shop.config?.shopName || name,
  path: pageAddressOf('home', {}, session.shared),
})

/** The card of a screen. A visit that may not be shared shares home instead, whatever the host's menu offers. */
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
