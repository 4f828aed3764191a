import { defineModule } from '../../../core/module'
import { ownRows } from '../../../core/personal-data'
import { completeRebook, replacesNothing } from './complete-service'
import { expireRebooks } from './expiry-service'
import { pendingRebook } from './pending'
import { rebookedSession, rebookedTo, rebookingOf } from './rebooked-to'
import { rebookRoutes } from './routes'

export const definition = defineModule({
  personal: ownRows('rebooks'),
  hooks: {
    'due.rebookings': (db, now, _scope, onError) => expireRebooks(db, now, onError),
    'order.columns': () => ({ rebooked_session: rebookedSession, rebooking: rebookingOf }),
    'order.detail': async (db, { order_id: orderId }) => ({
      rebookedTo: await rebookedTo(db, orderId),
      pendingOrderId: (await pendingRebook(db, orderId))?.orderId ?? '',
    }),
    'order.block': async (tx, order, now) => ((await replacesNothing(tx, order, now)) ? 'REBOOK' : null),
    'order.delivered': completeRebook,
    'units.rebooking': pendingRebook,
  },
  routes: rebookRoutes,
})
