import { defineModule } from '../../../core/module'
import { seedCardTemplates } from './seed'

export const definition = defineModule({
  seed: seedCardTemplates,
})
