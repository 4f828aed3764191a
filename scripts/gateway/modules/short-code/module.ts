import { defineModule } from '../../core/module'
import { shortCodeRoutes } from './routes'
import { seedShortCodes } from './seed'

export const definition = defineModule({
  tables: ['short_codes'],
  seed: seedShortCodes,
  routes: shortCodeRoutes,
})
