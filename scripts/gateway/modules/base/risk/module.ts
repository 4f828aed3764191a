import { defineModule } from '../../../core/module'
import { ownRows } from '../../../core/personal-data'
import { riskRoutes } from './routes'
import { createRisk, type Risk } from './service'

export const definition = defineModule({
  personal: ownRows('captcha_challenges'),
  setup: async ({ db }) => ({ risk: await createRisk(db) }),
  routes: riskRoutes,
})

declare module '../../../core/context' {
  interface Gateway {
    risk: Risk
  }
}
