import { defineModule } from '../../core/module'
import { seedPlaces } from './seed'

export const definition = defineModule({
  tables: ['sites', 'cities', 'venues'],
  seed: seedPlaces,
})
