import { ACCOUNT_CODES } from '../../../../src/domain/business-codes/account'
import { defineModule } from '../../core/module'
import { deleteRowsOf } from '../../core/personal-data'
import { takeBack } from './closing-service'
import { closingRoutes } from './closing-routes'
import { startEraseJob } from './erase-job'
import { accountRoutes } from './routes'
import { sessionRoutes } from './session-routes'
import { texts } from './texts'

export const definition = defineModule({
  codes: ACCOUNT_CODES,
  texts,
  seedAfter: ['user'],
  personal: { erase: (tx, { userId }) => deleteRowsOf(tx, 'account_proofs', userId) },
  setup: async ({ tokens, clock }) => {
    tokens.sessions.onBegin((tx, userId, sessionId) => takeBack(tx, userId, sessionId, clock.now()))
    return {}
  },
  routes: (app, gateway) => {
    for (const routes of [accountRoutes, closingRoutes, sessionRoutes]) routes(app, gateway)
  },
  start: startEraseJob,
})

declare module '../../core/codes' {
  interface BusinessCodes extends Record<keyof typeof ACCOUNT_CODES, number> {}
}
