import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { schema } from '../../../core/schema'
import { POPUP_COMMANDS, runPopupCommand } from '../../trade/popup/sandbox-service'

const body = {
  action: Type.Union(POPUP_COMMANDS.map((action) => Type.Literal(action))),
  account: Type.String({ maxLength: 120 }),
}

/** Registers the route for commands about the birthday and the popups of an account. */
export const popupConsoleRoutes: Routes = (app, gateway) => {
  app.post(
    '/console/api/popups',
    { schema: schema({ summary: 'Move a birthday to today, or play a popup', body }), config: { open: true } },
    async ({ body: command }) => ok({ count: await runPopupCommand(gateway, command) }),
  )
}
