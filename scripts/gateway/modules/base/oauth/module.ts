import { defineModule } from '../../../core/module'
import { loginWays } from './login-ways'
import { createProviders, type OauthProviders } from './providers'
import { oauthRoutes } from './routes'
import { sandboxProviderRoutes } from './sandbox/routes'

export const definition = defineModule({
  setup: async (core) => ({ oauth: createProviders(core) }),
  hooks: { 'shop.config': loginWays },
  routes: oauthRoutes,
  sandboxRoutes: sandboxProviderRoutes,
})

declare module '../../../core/context' {
  interface Gateway {
    oauth: OauthProviders
  }
}
