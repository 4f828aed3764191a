import type { ShopConfig } from '@/api/shop'
import { hostOf } from '@/domain/page-address'

/** Returns the hosts of the links in the merchant's configuration: in tabs, footer and license. */
export const linkHostsOf = ({
  layoutBottomNavigation,
  footerConfigVO,
  shopDomainIcpLicenseUrl,
}: ShopConfig): readonly string[] => {
  const footer = (footerConfigVO?.links ?? []).map(({ url }) => url)
  const links = (layoutBottomNavigation?.navigations ?? []).flatMap(({ pagePath, jumpTarget, jumpDetails }) => [
    pagePath,
    jumpTarget,
    ...Object.values(jumpDetails?.params ?? {}),
  ])
  return [...new Set([...links, ...footer, shopDomainIcpLicenseUrl].map(hostOf).filter((host) => host !== ''))]
}
