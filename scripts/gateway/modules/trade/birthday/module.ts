import { defineModule } from '../../../core/module'
import { ownRows } from '../../../core/personal-data'
import { birthdayRoutes } from './routes'
import { hasTakenPackage } from './service'

export const definition = defineModule({
  personal: ownRows('birthday_packages'),
  routes: birthdayRoutes,
  hooks: { 'member.used': hasTakenPackage },
})
