import { OAUTH_CODES } from '../../../../src/domain/business-codes/oauth'
import { defineModule } from '../../core/module'
import { loginWays } from './login-ways'
import { createProviders, type OauthProviders } from './providers'
import { oauthRoutes } from './routes'
import { sandboxProviderRoutes } from './sandbox/routes'
import { texts } from './texts'

export const definition = defineModule({
  codes: OAUTH_CODES,
  texts,
  setup: async (core) => ({ oauth: createProviders(core) }),
  hooks: { 'shop.config': loginWays },
  routes: oauthRoutes,
  sandboxRoutes: sandboxProviderRoutes,
})

declare module '../../core/codes' {
  interface BusinessCodes extends Record<keyof typeof OAUTH_CODES, number> {}
}

declare module '../../core/context' {
  interface Gateway {
    oauth: OauthProviders
  }
}
