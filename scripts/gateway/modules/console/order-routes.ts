import { ok } from '../../core/envelope'
import type { Routes } from '../../core/provider'
import { schema } from '../../core/schema'
import { serializeOrder } from './serializer'
import { newestOrders } from './service'

/** The newest orders of all buyers with the states of their payments; buyers are masked. */
export const consoleOrderRoutes: Routes = (app, gateway) => {
  app.get('/console/api/orders', { schema: schema({}), config: { open: true } }, async ({ lang }) =>
    ok((await newestOrders(gateway)).map((row) => serializeOrder(row, lang))),
  )
}
