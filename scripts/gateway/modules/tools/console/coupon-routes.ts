import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, schema } from '../../../core/schema'
import { COUPON_COMMANDS, couponKinds, runCouponCommand } from '../../trade/coupon/sandbox-service'

const body = {
  action: Type.Union(COUPON_COMMANDS.map((action) => Type.Literal(action))),
  account: Type.Optional(Type.String({ maxLength: 120 })),
  kind: Type.Optional(Id),
  stock: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 1_000_000 }), Type.Null()])),
}

/** Registers routes for the kinds of coupons, and for commands that give coupons to buyers and end them. */
export const couponConsoleRoutes: Routes = (app, gateway) => {
  const config = { open: true }

  app.get(
    '/console/api/coupons',
    { schema: schema({ summary: 'Kinds of coupons with their stock' }), config },
    async ({ lang }) => {
      const now = gateway.clock.now()
      const kinds = await couponKinds(gateway.db)
      return ok(
        kinds.map(({ template_id: id, title, stock, obtain_to: to, valid_to: end }) => ({
          ...{ id, title: title[lang], stock, ended: now >= Math.min(to ?? Infinity, end ?? Infinity) },
        })),
      )
    },
  )

  app.post(
    '/console/api/coupons',
    { schema: schema({ summary: 'Give or end coupons, or set the stock of a kind', body }), config },
    async ({ body: command }) => ok({ count: await runCouponCommand(gateway, command) }),
  )
}
