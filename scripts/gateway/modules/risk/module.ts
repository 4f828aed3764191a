import { CAPTCHA_CODES } from '../../../../src/domain/business-codes/captcha'
import { defineModule } from '../../core/module'
import { ownRows } from '../../core/personal-data'
import { riskRoutes } from './routes'
import { createRisk, type Risk } from './service'
import { texts } from './texts'

export const definition = defineModule({
  codes: CAPTCHA_CODES,
  texts,
  personal: ownRows('captcha_challenges'),
  setup: async ({ db }) => ({ risk: await createRisk(db) }),
  routes: riskRoutes,
})

declare module '../../core/codes' {
  interface BusinessCodes extends Record<keyof typeof CAPTCHA_CODES, number> {}
}

declare module '../../core/context' {
  interface Gateway {
    risk: Risk
  }
}
