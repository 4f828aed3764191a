import { OAUTH_CODES } from '../../../../src/domain/business-codes/oauth'
import { defineModule } from '../../core/module'
import { createProviders, type OauthProviders } from './providers'
import { oauthRoutes } from './routes'
import { sandboxProviderRoutes } from './sandbox/routes'
import { texts } from './texts'
import { createTickets, type Tickets } from './ticket-service'

export const definition = defineModule({
  codes: OAUTH_CODES,
  texts,
  tables: ['provider_accounts', 'spent_credentials'],
  setup: async (core) => ({ oauth: createProviders(core), tickets: await createTickets(core.db, core.clock) }),
  routes: oauthRoutes,
  sandboxRoutes: sandboxProviderRoutes,
})

declare module '../../core/codes' {
  interface BusinessCodes extends Record<keyof typeof OAUTH_CODES, number> {}
}

declare module '../../core/context' {
  interface Gateway {
    oauth: OauthProviders
    tickets: Tickets
  }
}
