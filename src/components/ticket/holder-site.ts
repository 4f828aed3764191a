import type { Site } from '@/api/shop'
import type { VoucherSite } from '@/api/voucher'

/** Returns the `siteId` of the site that has this id in any of its id fields. Returns an unknown id unchanged. */
export const siteIdOf = (sites: readonly Site[], id: string): string =>
  sites.find(({ siteId, bsCityId, cityId }) => [siteId, bsCityId, cityId].includes(id))?.siteId ?? id

/** Returns the sites that can be selected: sites with upcoming or past tickets, and the selected site. */
export const sitesToChoose = (
  held: readonly VoucherSite[],
  kind: 'coming' | 'past',
  chosen: string | undefined,
): VoucherSite[] => held.filter((site) => site[kind] > 0 || site.siteId === chosen)

/** Returns the name of a site, from the tickets or else from the shop; '' for a site in neither. */
export const siteNameOf = (held: readonly VoucherSite[], sites: readonly Site[], id: string): string =>
  held.find(({ siteId }) => siteId === id)?.siteName ?? sites.find(({ siteId }) => siteId === id)?.cityName ?? ''
