import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { schema } from '../../../core/schema'
import { POINT_COMMANDS, runPointCommand } from '../../trade/points/sandbox-service'

const body = {
  action: Type.Union(POINT_COMMANDS.map((action) => Type.Literal(action))),
  account: Type.Optional(Type.String({ maxLength: 120 })),
  value: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  // Also accepts rules that offer no points, so that the checkout can be tested with them.
  rate: Type.Optional(Type.Number()),
  limitProportion: Type.Optional(Type.Number()),
}

/** Registers the route for commands that give and change points, and set their rule. */
export const pointConsoleRoutes: Routes = (app, gateway) => {
  app.post(
    '/console/api/points',
    {
      schema: schema({
        summary: 'Give points to an account, change its points, or set the rule for paying with points',
        body,
      }),
      config: { open: true },
    },
    async ({ body: command }) => ok({ count: await runPointCommand(gateway, command) }),
  )
}
