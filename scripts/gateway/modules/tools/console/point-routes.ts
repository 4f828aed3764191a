import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { schema } from '../../../core/schema'
import { POINT_COMMANDS, runPointCommand } from '../../trade/points/sandbox-service'

const body = {
  action: Type.Union(POINT_COMMANDS.map((action) => Type.Literal(action))),
  account: Type.String({ maxLength: 120 }),
  value: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
}

/** Registers the route for commands that give and change the points of an account. */
export const pointConsoleRoutes: Routes = (app, gateway) => {
  app.post(
    '/console/api/points',
    { schema: schema({ summary: 'Give points to an account, or change its points', body }), config: { open: true } },
    async ({ body: command }) => ok({ count: await runPointCommand(gateway, command) }),
  )
}
