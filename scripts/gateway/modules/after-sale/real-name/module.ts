import { defineModule } from '../../../core/module'
import { ownRows } from '../../../core/personal-data'
import { realNameRoutes } from './routes'

export const definition = defineModule({
  personal: ownRows('ticket_names', 'ticket_name_changes'),
  routes: realNameRoutes,
})
