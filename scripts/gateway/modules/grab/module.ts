import { GRAB_CODES } from '../../../../src/domain/business-codes/grab'
import { defineModule } from '../../core/module'
import { ownRows } from '../../core/personal-data'
import { grabRoutes } from './routes'
import { texts } from './texts'

export const definition = defineModule({
  codes: GRAB_CODES,
  texts,
  personal: ownRows('grabs'),
  routes: grabRoutes,
})

declare module '../../core/codes' {
  interface BusinessCodes extends Record<keyof typeof GRAB_CODES, number> {}
}
