import { defineModule } from '../../../core/module'
import { deleteRowsOf } from '../../../core/personal-data'
import { cancelClosing } from './closing-service'
import { closingRoutes } from './closing-routes'
import { startEraseJob } from './erase-job'
import { accountRoutes } from './routes'
import { sessionRoutes } from './session-routes'

export const definition = defineModule({
  seedAfter: ['user'],
  personal: { erase: (tx, { userId }) => deleteRowsOf(tx, 'account_proofs', userId) },
  setup: async ({ tokens, clock }) => {
    tokens.sessions.onBegin((tx, userId, sessionId) => cancelClosing(tx, userId, sessionId, clock.now()))
    return {}
  },
  routes: (app, gateway) => {
    for (const routes of [accountRoutes, closingRoutes, sessionRoutes]) routes(app, gateway)
  },
  start: startEraseJob,
})
