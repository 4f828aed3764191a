import { defineModule } from '../../../core/module'
import { advanceWaitlists } from './line-service'
import { waitlistData } from './personal-service'
import { waitlistRoutes } from './routes'

export const definition = defineModule({
  personal: waitlistData,
  hooks: {
    'due.waitlists': (db, now, _scope, onError) => advanceWaitlists(db, now, onError),
  },
  routes: waitlistRoutes,
})
