import { defineModule } from '../../../core/module'
import { cardData } from './personal-service'
import { cardRoutes } from './routes'
import { seedCards } from './seed'

export const definition = defineModule({
  personal: cardData,
  seedAfter: ['user', 'card-template'],
  demo: seedCards,
  routes: cardRoutes,
})
