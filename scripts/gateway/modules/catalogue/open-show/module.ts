import { defineModule } from '../../../core/module'
import { beaconRoutes, openShowRoutes } from './routes'
import { nameBeaconRounds, seedOpenShows } from './seed'

export const definition = defineModule({
  seedAfter: ['place', 'form'],
  seed: seedOpenShows,
  demo: nameBeaconRounds,
  routes: openShowRoutes,
  sandboxRoutes: beaconRoutes,
})
