import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, schema } from '../../../core/schema'
import { moveWindow, WINDOW_COMMANDS } from '../../trade/layout/window-service'

const body = {
  action: Type.Union(WINDOW_COMMANDS.map((action) => Type.Literal(action))),
  topicId: Id,
  minutes: Type.Integer({ minimum: 0, maximum: 100_000 }),
}

/** Registers the route that moves the window of a topic. */
export const topicConsoleRoutes: Routes = (app, gateway) => {
  app.post(
    '/console/api/topics',
    { schema: schema({ summary: 'Move the window of a topic', body }), config: { open: true } },
    async ({ body: command }) => ok({ count: await moveWindow(gateway, command) }),
  )
}
