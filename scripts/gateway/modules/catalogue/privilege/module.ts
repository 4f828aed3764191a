import { defineModule } from '../../../core/module'
import { ownRows } from '../../../core/personal-data'
import { privilegeRoutes } from './routes'
import { seedPrivileges } from './seed'
import { createPrivilegeHolders, type PrivilegeHolders } from './service'

export const definition = defineModule({
  personal: ownRows('user_tags', 'privilege_attempts'),
  seedAfter: ['show'],
  seed: seedPrivileges,
  setup: async ({ db, tokens, clock }) => ({ privilegeHolders: await createPrivilegeHolders(db, tokens, clock) }),
  routes: privilegeRoutes,
})

declare module '../../../core/context' {
  interface Gateway {
    privilegeHolders: PrivilegeHolders
  }
}
