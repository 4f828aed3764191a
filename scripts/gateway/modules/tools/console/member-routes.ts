import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { schema } from '../../../core/schema'
import { MEMBER_COMMANDS, runMemberCommand } from '../../trade/membership/sandbox-service'

const body = {
  action: Type.Union(MEMBER_COMMANDS.map((action) => Type.Literal(action))),
  account: Type.Optional(Type.String({ maxLength: 120 })),
  level: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
  value: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
}

/** Registers the route for commands that change growth and levels of an account, and the rate of a level. */
export const memberConsoleRoutes: Routes = (app, gateway) => {
  app.post(
    '/console/api/members',
    { schema: schema({ summary: 'Change growth or level of an account, or a rate', body }), config: { open: true } },
    async ({ body: command, lang }) => ok({ count: await runMemberCommand(gateway, command, lang) }),
  )
}
