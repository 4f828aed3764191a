import { REAL_NAME_CODES } from '../../../../src/domain/business-codes/real-name'
import { defineModule } from '../../core/module'
import { ownRows } from '../../core/personal-data'
import { realNameRoutes } from './routes'
import { texts } from './texts'

export const definition = defineModule({
  codes: REAL_NAME_CODES,
  texts,
  personal: ownRows('ticket_names', 'ticket_name_changes'),
  routes: realNameRoutes,
})

declare module '../../core/codes' {
  interface BusinessCodes extends Record<keyof typeof REAL_NAME_CODES, number> {}
}
