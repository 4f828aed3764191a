import { defineModule } from '../../../core/module'
import { ownRows } from '../../../core/personal-data'
import { grabRoutes } from './routes'

export const definition = defineModule({
  personal: ownRows('grabs'),
  routes: grabRoutes,
})
