import { defineModule } from '../../../core/module'
import { seedDelivery } from './seed'

export const definition = defineModule({
  seedAfter: ['place'],
  seed: seedDelivery,
})
