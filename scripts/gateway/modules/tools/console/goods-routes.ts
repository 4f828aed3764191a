import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, schema } from '../../../core/schema'
import { GOODS_COMMANDS, runGoodsCommand } from '../../catalogue/goods/sandbox-service'

const body = {
  action: Type.Union(GOODS_COMMANDS.map((action) => Type.Literal(action))),
  skuId: Id,
  value: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
}

/** Registers the route that changes goods of the shop, for example while a checkout is open. */
export const goodsConsoleRoutes: Routes = (app, gateway) => {
  app.post(
    '/console/api/goods',
    { schema: schema({ summary: 'Set price, stock, shelf or sale time of goods', body }), config: { open: true } },
    async ({ body: command }) => ok({ count: await runGoodsCommand(gateway, command) }),
  )
}
