import { Type } from 'typebox'
import { AT_GATE } from '../../../../../src/domain/entrance'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, schema } from '../../../core/schema'
import { entranceOverview, setAtGate } from '../../after-sale/entrance/overview-service'

const body = { action: Type.Union(AT_GATE.map((each) => Type.Literal(each))), showId: Id }

/** Registers routes that list missing entrance forms, and set how the gates of a show handle them. */
export const entranceConsoleRoutes: Routes = (app, { db, clock }) => {
  app.get(
    '/console/api/entrances',
    { schema: schema({ summary: 'Coming sessions with missing entrance forms' }), config: { open: true } },
    async ({ lang }) => ok(await entranceOverview(db, clock.now(), lang)),
  )

  app.post(
    '/console/api/entrances',
    { schema: schema({ summary: 'Let gates warn or refuse without the entrance form', body }), config: { open: true } },
    async ({ body: { showId, action } }) => {
      await setAtGate(db, showId, action)
      return ok({ count: 1 })
    },
  )
}
