import { defineModule } from '../../core/module'
import { userRoutes } from './routes'
import { seedUsers } from './seed'

export const definition = defineModule({
  tables: ['users', 'certifications'],
  demo: seedUsers,
  routes: userRoutes,
})
