import { Type } from 'typebox'
import { layoutOf } from './service'
import { showPage } from '../show/list-service'
import { siteOf } from '../place/service'
import { found, ok } from '../../core/envelope'
import type { Routes } from '../../core/provider'
import { Id, OptionalId, paging, schema } from '../../core/schema'

const PAGES = ['HOME', 'TOPIC', 'TOPIC_COUPON', 'PAY_SUCCESS', 'TICKET_HOLDER', 'PERSONAL_CENTER']
const ids = Type.Optional(Type.String({ maxLength: 1000 }))
const layoutQuery = {
  page: Type.Union(PAGES.map((page) => Type.Literal(page as 'HOME'))),
  showIds: ids,
  spuIds: ids,
  cityId: OptionalId,
  topicId: OptionalId,
}
const masonryQuery = {
  ...paging,
  layoutId: Id,
  componentId: Id,
  componentType: Type.String({ maxLength: 64 }),
  cityId: OptionalId,
}

/** Pages drawn from layouts (shell §2), in the site of the request. */
export const layoutRoutes: Routes = (app, { db, clock }) => {
  app.get(
    '/home/pub/v5/layouts',
    { schema: schema({ query: layoutQuery }) },
    async ({ query: { page, cityId, topicId }, lang }) => {
      const now = clock.now()
      const site = await siteOf(db, cityId)
      const layout = found(await layoutOf(page, topicId, { db, lang, now, site }))
      return ok({ layoutId: `${page}-${site.bs_city_id}`, updatedAt: now, ...layout })
    },
  )

  app.get(
    '/home/pub/v5/masonry_component_data',
    { schema: schema({ query: masonryQuery }) },
    async ({ query, lang }) => {
      const site = await siteOf(db, query.cityId)
      const sort = query.componentId === 'selected' ? 'SELECTED' : 'RECOMMEND'
      return ok(
        await showPage(
          db,
          { city: site.site_id, sort },
          { lang, now: clock.now(), offset: query.offset, length: query.length },
        ),
      )
    },
  )
}
