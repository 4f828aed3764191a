import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, schema } from '../../../core/schema'
import { MAX_SESSIONS } from '../../../../../src/domain/combo/combo'
import { changeStep } from '../../catalogue/combo/sandbox-service'
import { fillSession } from '../../trade/stock/sandbox-service'

/** Commands of the console: STEP changes a combo's price table, FILL sells out a session. */
export const COMBO_COMMANDS = ['STEP', 'FILL'] as const

const body = {
  action: Type.Union(COMBO_COMMANDS.map((action) => Type.Literal(action))),
  /** Id of the combo (STEP) or of the session (FILL). */
  id: Id,
  count: Type.Integer({ minimum: 1, maximum: MAX_SESSIONS }),
  value: Type.Integer({ minimum: 0, maximum: 10_000_000 }),
}

/** Registers the route that changes a combo's price table, or sells out a session, while buyers choose. */
export const comboConsoleRoutes: Routes = (app, gateway) => {
  app.post(
    '/console/api/combos',
    { schema: schema({ summary: 'Change a price of a combo, or sell out a session', body }), config: { open: true } },
    async ({ body: { action, id, count, value } }) =>
      ok({
        count:
          action === 'FILL'
            ? await fillSession(gateway, id)
            : await changeStep(gateway, { promotionId: id, count, value }),
      }),
  )
}
