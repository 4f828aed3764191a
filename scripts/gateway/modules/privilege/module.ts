import { PRIVILEGE_CODES } from '../../../../src/domain/business-codes/privilege'
import { defineModule } from '../../core/module'
import { ownRows } from '../../core/personal-data'
import { privilegeRoutes } from './routes'
import { seedPrivileges } from './seed'
import { createPrivilegeHolders, type PrivilegeHolders } from './service'
import { texts } from './texts'

export const definition = defineModule({
  codes: PRIVILEGE_CODES,
  texts,
  personal: ownRows('user_tags', 'privilege_attempts'),
  seedAfter: ['show'],
  seed: seedPrivileges,
  setup: async ({ db, tokens, clock }) => ({ privilegeHolders: await createPrivilegeHolders(db, tokens, clock) }),
  routes: privilegeRoutes,
})

declare module '../../core/context' {
  interface Gateway {
    privilegeHolders: PrivilegeHolders
  }
}

declare module '../../core/codes' {
  interface BusinessCodes extends Record<keyof typeof PRIVILEGE_CODES, number> {}
}
