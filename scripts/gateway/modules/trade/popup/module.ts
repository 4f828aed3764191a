import { defineModule } from '../../../core/module'
import { ownRows } from '../../../core/personal-data'
import { popupRoutes } from './routes'

export const definition = defineModule({
  personal: ownRows('shown_popups', 'stopped_popups'),
  routes: popupRoutes,
})
