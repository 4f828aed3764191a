import { defineModule } from '../../../core/module'
import { createPartnerLinks, type PartnerLinks } from './links'
import { partnerPageRoutes } from './page-routes'
import { partnerRoutes } from './routes'

export const definition = defineModule({
  setup: async ({ db, clock }) => ({ partnerLinks: await createPartnerLinks(db, clock) }),
  routes: partnerRoutes,
  sandboxRoutes: partnerPageRoutes,
})

declare module '../../../core/context' {
  interface Gateway {
    partnerLinks: PartnerLinks
  }
}
