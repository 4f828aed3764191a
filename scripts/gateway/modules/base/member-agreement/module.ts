import { defineModule } from '../../../core/module'
import { ownRows } from '../../../core/personal-data'
import { memberAgreementRoutes } from './routes'

export const definition = defineModule({
  personal: ownRows('member_agreements'),
  routes: memberAgreementRoutes,
})
