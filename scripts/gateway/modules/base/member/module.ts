import { defineModule } from '../../../core/module'
import { ownRows } from '../../../core/personal-data'
import { memberRoutes } from './routes'
import { seedLevels } from './seed'

export const definition = defineModule({
  seed: seedLevels,
  personal: ownRows('level_changes'),
  routes: memberRoutes,
})
