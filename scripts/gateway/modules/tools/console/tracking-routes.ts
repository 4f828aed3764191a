import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { schema } from '../../../core/schema'
import { newestEvents } from '../../base/tracking/service'
import { serializeEvent } from './serializer'

/** Registers routes for the decrypted tracking events and the number of discarded events. */
export const trackingConsoleRoutes: Routes = (app, gateway) => {
  app.get(
    '/console/api/tracking',
    { schema: schema({ summary: 'Measured events, newest first, and what was dropped' }), config: { open: true } },
    async () => ok({ events: (await newestEvents(gateway.db)).map(serializeEvent), drops: gateway.tracking.drops }),
  )
}
