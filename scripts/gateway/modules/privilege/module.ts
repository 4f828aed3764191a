import { defineModule } from '../../core/module'
import { seedPrivileges } from './seed'
import { createPrivilegeHolders, type PrivilegeHolders } from './service'

export const definition = defineModule({
  tables: ['privileges'],
  seedAfter: ['show'],
  seed: seedPrivileges,
  setup: async ({ db, tokens, clock }) => ({ privilegeHolders: await createPrivilegeHolders(db, tokens, clock) }),
})

declare module '../../core/context' {
  interface Gateway {
    privilegeHolders: PrivilegeHolders
  }
}
