import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { readerOf } from '../../../core/public-reader'
import { perMinute } from '../../../core/rate-limit'
import { Id, schema } from '../../../core/schema'
import { deviceIdOf } from '../../base/risk/device-service'
import { guardBallot } from '../../base/risk/guard-service'
import { castBallot } from './cast-service'
import { readCounts, readOwn, readTally } from './read-service'

const params = { id: Id }
const Receipt = '^[0-9a-f]{64}$'
/** Maximum number of entries in a part of the public list. */
const MOST_ENTRIES = 1_000

const ballot = {
  optionIds: Type.Array(Id, { minItems: 1, maxItems: 50 }),
  receipt: Type.String({ pattern: Receipt }),
  /** Id of the ballot to replace, or ''. */
  replaces: Type.String({ pattern: '^[A-Za-z0-9_-]{0,64}$' }),
  idempotencyKey: Id,
}

/** Registers routes for ballots: the own ones, the counts, and the public list. */
export const ballotRoutes: Routes = (app, gateway) => {
  app.get(
    '/home/pub/v3/votes/:id/counts',
    {
      schema: schema({
        summary: 'The counts of a vote since a version',
        params,
        query: { since: Type.Optional(Type.Integer({ minimum: -1, maximum: 2_147_483_647 })) },
      }),
      config: { open: true },
    },
    async ({ params: { id }, query: { since = -1 }, headers }) =>
      ok(await readCounts(gateway, id, await readerOf(gateway, headers['access-token']), since)),
  )

  app.get(
    '/home/pub/v3/votes/:id/tally',
    {
      schema: schema({
        summary: 'The public list of counted ballots, after the end of a vote',
        params,
        query: {
          after: Type.Optional(Type.String({ pattern: '^([0-9a-f]{64})?$' })),
          length: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_ENTRIES })),
        },
      }),
      config: { open: true },
    },
    async ({ params: { id }, query: { after = '', length = MOST_ENTRIES } }) =>
      ok(await readTally(gateway, id, after, length)),
  )

  app.get(
    '/buyer/v1/votes/:id/mine',
    { schema: schema({ summary: 'The ballots of this account in a vote', params }) },
    async ({ params: { id }, userId }) => ok(await readOwn(gateway, userId, id)),
  )

  app.post(
    '/buyer/v1/votes/:id/ballots',
    {
      schema: schema({ summary: 'Cast a ballot, or replace one', params, body: ballot }),
      config: perMinute(20, ({ headers }) => String(headers['access-token'])),
    },
    async (request) => {
      const {
        params: { id },
        body,
        userId,
        ip: address,
      } = request
      const prove = (tx: Parameters<typeof guardBallot>[0]) => guardBallot(tx, request, gateway.clock.now())
      await castBallot(gateway, { userId, device: deviceIdOf(request), address, prove }, { id, ...body })
      return ok(await readOwn(gateway, userId, id))
    },
  )
}
