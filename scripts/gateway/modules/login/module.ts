import { LOGIN_CODES } from '../../../../src/domain/business-codes/login'
import { defineModule } from '../../core/module'
import { loginData } from './personal-service'
import { bindRoutes } from './bind-routes'
import { hostLoginRoutes } from './host-routes'
import { loginRoutes } from './routes'
import { reportNewDevice } from './notices'
import { texts } from './texts'

export const definition = defineModule({
  codes: LOGIN_CODES,
  texts,
  personal: loginData,
  setup: async ({ tokens, clock }) => {
    tokens.sessions.onBegin((tx, userId, sessionId) => reportNewDevice(tx, userId, sessionId, clock.now()))
    return {}
  },
  routes: (app, gateway) => {
    for (const routes of [loginRoutes, hostLoginRoutes, bindRoutes]) routes(app, gateway)
  },
})

declare module '../../core/codes' {
  interface BusinessCodes extends Record<keyof typeof LOGIN_CODES, number> {}
}
