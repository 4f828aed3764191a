import { defineModule } from '../../../core/module'
import { endPoints } from './end-job'
import { pointData } from './personal-service'
import { pointRoutes } from './routes'
import { seedPoints } from './seed'

export const definition = defineModule({
  personal: pointData,
  seedAfter: ['user'],
  demo: seedPoints,
  hooks: {
    'due.points': (db, now, _scope, onError) => endPoints(db, now, onError),
  },
  routes: pointRoutes,
})
