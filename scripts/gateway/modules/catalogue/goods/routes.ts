import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { schema } from '../../../core/schema'
import { cartCount } from './service'

/** Registers routes for the goods cart. So far this is only the count for its badge (shell §7, trade). */
export const cartRoutes: Routes = (app, gateway) => {
  app.get(
    '/trade/buyer/v1/items/cart/count',
    { schema: schema({ summary: 'Goods in the cart' }) },
    async ({ userId }) => ok({ count: await cartCount(gateway, userId) }),
  )
}
