import { defineModule } from '../../../core/module'
import { ownRows } from '../../../core/personal-data'
import { popupRoutes } from './routes'
import { seedShownPopups } from './seed'

export const definition = defineModule({
  seedAfter: ['membership'],
  demo: seedShownPopups,
  personal: ownRows('shown_popups', 'stopped_popups'),
  routes: popupRoutes,
})
