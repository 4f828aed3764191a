import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { schema } from '../../../core/schema'
import { newestEvents } from '../../base/tracking/service'
import { serializeEvent } from './serializer'

/** Registers routes for decrypted events of storefronts, and the number of dropped ones. */
export const trackingConsoleRoutes: Routes = (app, gateway) => {
  app.get(
    '/console/api/tracking',
    { schema: schema({ summary: 'Measured events, newest first, and what was dropped' }), config: { open: true } },
    async () => ok({ events: (await newestEvents(gateway.db)).map(serializeEvent), drops: gateway.tracking.drops }),
  )
}
