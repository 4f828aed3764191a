import { defineModule } from '../../../core/module'
import { seedOffers } from './seed'

export const definition = defineModule({
  seed: seedOffers,
})
