import { defineModule } from '../../../core/module'
import { userData } from './personal-service'
import { profileRoutes } from './profile-routes'
import { userRoutes } from './routes'
import { seedUsers } from './seed'

export const definition = defineModule({
  personal: userData,
  demo: seedUsers,
  routes: (app, gateway) => {
    userRoutes(app, gateway)
    profileRoutes(app, gateway)
  },
})
