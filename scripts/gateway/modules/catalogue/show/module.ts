import { defineModule } from '../../../core/module'
import { windowOf } from './captcha-window-service'
import { remindOfSales } from './reminder-service'
import { seedShows } from './seed/seed'
import { notifyRegistered } from './shortage-service'

export const definition = defineModule({
  seedAfter: ['place'],
  seed: seedShows,
  hooks: {
    'due.registrations': (db, now, _scope, onError) => notifyRegistered(db, now, onError),
    'due.reminders': (db, now, _scope, onError) => remindOfSales(db, now, onError),
    'risk.window': windowOf,
  },
  shareable: {
    'packages/show/show-detail/show-detail': {
      web: '/content/{showId}',
      required: { showId: 'id' },
      optional: { source: 'id', promotionId: 'id' },
    },
    'packages/ticket/share-show-detail/share-show-detail': {
      web: '/share-show-detail',
      required: { showId: 'id' },
      optional: { sessionId: 'id' },
    },
    'packages/show/group-show-detail/group-show-detail': {
      web: '/group-show/{showId}',
      required: { showId: 'id' },
    },
    'packages/show/tour-detail/tour-detail': { web: '/tour-detail/{tourId}', required: { tourId: 'id' } },
    'packages/show/site-purchase/site-purchase': {
      web: '/purchase/{showId}',
      required: { showId: 'id' },
      optional: { sessionId: 'id' },
    },
  },
})
