import { defineModule } from '../../core/module'
import { userData } from './personal-service'
import { PROFILE_CODES } from '../../../../src/domain/business-codes/profile'
import { profileRoutes } from './profile-routes'
import { userRoutes } from './routes'
import { seedUsers } from './seed'
import { texts } from './texts'

export const definition = defineModule({
  codes: PROFILE_CODES,
  texts,
  personal: userData,
  demo: seedUsers,
  routes: (app, gateway) => {
    userRoutes(app, gateway)
    profileRoutes(app, gateway)
  },
})

declare module '../../core/codes' {
  interface BusinessCodes extends Record<keyof typeof PROFILE_CODES, number> {}
}
