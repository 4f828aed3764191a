import { sql } from 'kysely'
import type { Db } from '../../core/database/database'
import type { SiteTable } from './tables'
import type { Language } from '../../core/localized-text'

export type SiteRow = SiteTable & { show_count: number }

/** The merchant's sites in their order, each with how many shows it lists. */
export const siteRows = (db: Db): Promise<SiteRow[]> =>
  db
    .selectFrom('sites')
    .selectAll()
    .select(
      sql<number>`(select count(*)::int from shows s join venues v using (venue_id) join cities c using (city_id)
        where c.site_id = sites.site_id and s.state <> 'DISABLED')`.as('show_count'),
    )
    .orderBy('sort')
    .execute()

/** The site that an id of any kind names; the default one (BL1106) for anything else. */
export const siteOf = async (db: Db, id: string | undefined): Promise<SiteRow> => {
  const sites = await siteRows(db)
  return (
    sites.find((site) => id !== undefined && [site.site_id, site.bs_city_id, site.city_id].includes(id)) ?? sites[0]
  )
}

/** A site on the wire (contract: api/shop). */
export const wireSite = (site: SiteRow, lang: Language) => ({
  siteId: site.site_id,
  bsCityId: site.bs_city_id,
  cityId: site.city_id,
  provinceId: site.province_id,
  cityName: site.name[lang],
  status: site.status,
  showCount: site.show_count,
})
