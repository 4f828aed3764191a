import { defineModule } from '../../../core/module'
import { cancelPoints, earnPoints, hasEarnedMore, pointsEarned } from './earn'
import { seedEarnedPoints } from './seed'

export const definition = defineModule({
  seedAfter: ['order', 'refund', 'rebook', 'resale', 'points', 'membership'],
  demo: seedEarnedPoints,
  hooks: {
    'units.paid': earnPoints,
    'units.left': cancelPoints,
    'units.earned': async (db, units) => ({ points: await pointsEarned(db, units) }),
    'member.used': hasEarnedMore,
  },
})
