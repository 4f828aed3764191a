import { defineModule } from '../../../core/module'
import { loginData } from './personal-service'
import { bindRoutes } from './bind-routes'
import { hostLoginRoutes } from './host-routes'
import { loginRoutes } from './routes'
import { reportNewDevice } from './notices'

export const definition = defineModule({
  personal: loginData,
  setup: async ({ tokens, clock }) => {
    tokens.sessions.onBegin((tx, userId, sessionId) => reportNewDevice(tx, userId, sessionId, clock.now()))
    return {}
  },
  routes: (app, gateway) => {
    for (const routes of [loginRoutes, hostLoginRoutes, bindRoutes]) routes(app, gateway)
  },
})
