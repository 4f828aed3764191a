import { defineModule } from '../../../core/module'
import { seedPlaces } from './seed'

export const definition = defineModule({
  seed: seedPlaces,
  shareable: {
    'packages/user/notice/site-code/site-code': { web: '/site-code', optional: { siteId: 'id' } },
  },
})
