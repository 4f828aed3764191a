import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, schema } from '../../../core/schema'
import { CART_SWITCHES } from '../../base/shop/cart-config-service'
import { DEVICE_COMMANDS, runCartCommand, SWITCH_COMMANDS } from '../../trade/cart/sandbox-service'

const body = {
  action: Type.Union([...DEVICE_COMMANDS, ...SWITCH_COMMANDS].map((action) => Type.Literal(action))),
  account: Type.String({ maxLength: 120 }),
  skuId: Id,
  quantity: Type.Integer({ minimum: 1, maximum: 99 }),
  name: Type.Union(CART_SWITCHES.map((name) => Type.Literal(name))),
}

/** Registers the route that changes a cart as another device of its buyer, and the switches of the cart. */
export const cartConsoleRoutes: Routes = (app, gateway) => {
  app.post(
    '/console/api/cart',
    { schema: schema({ summary: 'Change a cart as another device, or a switch', body }), config: { open: true } },
    async ({ body: command }) => ok({ count: await runCartCommand(gateway, command) }),
  )
}
