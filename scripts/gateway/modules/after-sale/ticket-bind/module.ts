import { defineModule } from '../../../core/module'
import { bindData } from './personal-service'
import { kindOfCode } from './kind'
import { ticketBindRoutes } from './routes'
import { seedBindCodes } from './seed'

export const definition = defineModule({
  personal: bindData,
  seedAfter: ['session', 'user'],
  demo: seedBindCodes,
  routes: ticketBindRoutes,
  hooks: { 'code.kind': kindOfCode },
})
