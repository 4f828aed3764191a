import { defineModule } from '../../../core/module'
import { formWindow } from './answers-service'
import { runDraws } from './draw-service'
import { endRegistrations } from './end-service'
import { deletePastPeople, registrationData } from './personal-service'
import { registrationRoutes } from './routes'
import { seedDemoRegistrations } from './seed'

export const definition = defineModule({
  personal: registrationData,
  seedAfter: ['open-show', 'user', 'attendee'],
  demo: seedDemoRegistrations,
  hooks: {
    'form.window': formWindow,
    'due.openShows': async (db, now, scope, onError) => {
      await runDraws(db, now, onError)
      await endRegistrations(db, now, scope, onError)
      await deletePastPeople(db, now)
    },
  },
  routes: registrationRoutes,
})
