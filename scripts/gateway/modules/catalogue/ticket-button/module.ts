import { defineModule } from '../../../core/module'
import { ticketButtonRoutes } from './routes'
import { seedButtons } from './seed'

export const definition = defineModule({
  seedAfter: ['show'],
  seed: seedButtons,
  routes: ticketButtonRoutes,
})
