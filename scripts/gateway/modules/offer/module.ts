import { defineModule } from '../../core/module'
import { seedOffers } from './seed'

export const definition = defineModule({
  tables: ['member_levels', 'benefit_cards', 'votes', 'activities'],
  seed: seedOffers,
})
