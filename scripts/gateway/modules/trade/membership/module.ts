import { defineModule } from '../../../core/module'
import { ownRows } from '../../../core/personal-data'
import { updateLevels } from './due-service'
import { cancelGrowth, earnGrowth } from './growth-service'
import { memberships } from './kind'
import { membershipRoutes } from './routes'
import { seedMemberships } from './seed'

export const definition = defineModule({
  personal: ownRows('growth_records', 'level_periods', 'member_subscriptions'),
  seedAfter: ['user', 'member', 'order', 'refund', 'rebook', 'resale'],
  demo: seedMemberships,
  hooks: {
    'order.paid': earnGrowth,
    'units.left': cancelGrowth,
    'item.kind': () => memberships,
    'due.levels': updateLevels,
  },
  routes: membershipRoutes,
})
