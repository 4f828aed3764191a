import { Type } from 'typebox'
import { announcementIn } from './announcement-service'
import { endlessList, layoutOf } from './service'
import { userComponentsOf } from './user-component-service'
import { siteOf } from '../../base/place/service'
import { found, ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, OptionalId, paging, schema } from '../../../core/schema'

const PAGES = ['HOME', 'TOPIC', 'TOPIC_COUPON', 'PAY_SUCCESS', 'TICKET_HOLDER', 'PERSONAL_CENTER']
const ids = Type.Optional(Type.String({ maxLength: 1000 }))
const layoutQuery = {
  page: Type.Union(PAGES.map((page) => Type.Literal(page as 'HOME'))),
  showIds: ids,
  spuIds: ids,
  cityId: OptionalId,
  topicId: OptionalId,
  couponTemplateId: OptionalId,
}
const masonryQuery = {
  ...paging,
  layoutId: Id,
  componentId: Id,
  componentType: Type.String({ maxLength: 64 }),
  cityId: OptionalId,
}

const userComponentBody = {
  param: Type.Object({
    components: Type.Array(Type.Object({ componentId: Id, componentType: Type.String({ maxLength: 64 }) }), {
      maxItems: 50,
    }),
  }),
}

/** Registers routes for pages that consist of layout components (shell §2), for the request's site. */
export const layoutRoutes: Routes = (app, { db, clock }) => {
  app.get(
    '/home/pub/v5/layouts',
    { schema: schema({ summary: 'The layout of a page: its components with their data', query: layoutQuery }) },
    async ({ query: { cityId, ...page }, lang }) => {
      const request = { db, lang, now: clock.now(), site: await siteOf(db, cityId) }
      return ok(found(await layoutOf(page, request)))
    },
  )

  app.get(
    '/home/pub/v5/masonry_component_data',
    { schema: schema({ summary: 'More entries of a list component', query: masonryQuery }) },
    async ({ query, lang }) => {
      const { componentId, cityId, offset, length } = query
      const request = { db, lang, now: clock.now(), site: await siteOf(db, cityId) }
      return ok(await endlessList(componentId, request, { offset, length }))
    },
  )

  app.post(
    '/home/buyer/v5/user_component',
    { schema: schema({ summary: 'Personal parts of a layout for this buyer', body: userComponentBody }) },
    async ({ body, userId }) => ok({ components: await userComponentsOf(db, userId, body.param.components) }),
  )

  app.get(
    '/home/pub/v5/announcements/:id',
    { schema: schema({ summary: "An announcement of the merchant's", params: { id: Id } }) },
    async ({ params: { id }, lang }) => ok(found(announcementIn(id, lang, clock.now()))),
  )
}
