import { defineModule } from '../../../core/module'
import { ownRows } from '../../../core/personal-data'
import { updateLevels } from './due-service'
import { cancelGrowth, earnGrowth, growthEarned } from './growth-service'
import { memberships } from './kind'
import { membershipRoutes } from './routes'
import { seedMemberships } from './seed'

export const definition = defineModule({
  personal: ownRows('growth_records', 'level_periods', 'member_subscriptions'),
  seedAfter: ['user', 'member', 'order', 'refund', 'rebook', 'resale'],
  demo: seedMemberships,
  hooks: {
    'units.paid': earnGrowth,
    'units.left': cancelGrowth,
    'units.earned': async (db, units) => ({ growth: await growthEarned(db, units) }),
    'item.kind': () => memberships,
    'due.levels': updateLevels,
  },
  routes: membershipRoutes,
})
