import { defineModule } from '../../../core/module'
import { cancelPoints, earnedByUnits, earnPoints } from './earn'
import { seedEarnedPoints } from './seed'

export const definition = defineModule({
  seedAfter: ['order', 'refund', 'rebook', 'resale', 'points', 'membership'],
  demo: seedEarnedPoints,
  hooks: {
    'order.paid': earnPoints,
    'units.left': cancelPoints,
    'units.earned': earnedByUnits,
  },
})
