import { Type } from 'typebox'
import { found, ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, schema } from '../../../core/schema'
import { beaconValue } from './beacon-service'
import { serializeDraw, serializeOpenShow } from './serializer-service'
import { entriesOf, requireOpenShow } from './service'

const one = '/home/pub/v3/open_shows/:showId'
const params = { showId: Id }

/** Registers routes for open shows and their draws. */
export const openShowRoutes: Routes = (app, { db, clock }) => {
  app.get(one, { schema: schema({ summary: 'An open show', params }) }, async ({ params: { showId }, lang }) =>
    ok(serializeOpenShow(await requireOpenShow(db, showId, clock.now()), lang)),
  )

  app.get(
    `${one}/draw`,
    { schema: schema({ summary: 'The public part of a draw', params }) },
    async ({ params: { showId } }) => {
      const show = await requireOpenShow(db, showId, clock.now())
      return ok(serializeDraw(show, found(show.draw), await entriesOf(db, showId)))
    },
  )
}

/** Registers the route of the simulated beacon, which anyone can compare with a draw. */
export const beaconRoutes: Routes = (app, { clock }) => {
  app.get(
    '/sandbox/beacon/:round',
    {
      schema: schema({
        summary: 'A value of the simulated beacon',
        params: { round: Type.Integer({ minimum: 0, maximum: 2 ** 40 }) },
      }),
      config: { open: true },
    },
    ({ params: { round } }) => ok({ round, value: found(beaconValue(round, clock.now())) }),
  )
}
