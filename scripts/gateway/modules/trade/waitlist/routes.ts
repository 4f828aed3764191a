import { Type } from 'typebox'
import { MAX_WAIT_QUANTITY } from '../../../../../src/domain/waitlist'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, Platform, RemindType, schema } from '../../../core/schema'
import { serializePlace, serializeWaitlist } from './serializer'
import { joinLine, leaveLine, setWaitChannel, waitlistOf } from './service'

const joinBody = {
  sessionId: Id,
  seatPlanId: Id,
  quantity: Type.Integer({ minimum: 1, maximum: MAX_WAIT_QUANTITY }),
  remindType: RemindType,
}
const query = { terminalSrc: Type.Optional(Platform) }

/** Registers routes for the waitlists of sold-out tiers. */
export const waitlistRoutes: Routes = (app, gateway) => {
  app.get(
    '/show/buyer/v3/shows/:showId/wait_list',
    { schema: schema({ summary: 'Waitlists of a show, and the places of this buyer', params: { showId: Id } }) },
    async ({ params: { showId }, userId, lang }) =>
      ok(serializeWaitlist(await waitlistOf(gateway, userId, showId), lang)),
  )

  app.post(
    '/show/buyer/v3/shows/:showId/wait_list/join',
    { schema: schema({ summary: 'Join the waitlist of a tier', params: { showId: Id }, query, body: joinBody }) },
    async ({ params: { showId }, query: { terminalSrc }, body, userId, lang }) =>
      ok(serializePlace(await joinLine(gateway, userId, { ...body, showId, terminalSrc }), lang)),
  )

  app.post(
    '/show/buyer/v3/wait_list/:waitId/remind_type',
    {
      schema: schema({
        summary: 'Change the notification channel of an offer',
        params: { waitId: Id },
        query,
        body: { remindType: RemindType },
      }),
    },
    async ({ params: { waitId }, query: { terminalSrc }, body: { remindType }, userId, lang }) =>
      ok(serializePlace(await setWaitChannel(gateway, userId, waitId, { remindType, terminalSrc }), lang)),
  )

  app.post(
    '/show/buyer/v3/wait_list/:waitId/leave',
    { schema: schema({ summary: 'Leave a waitlist, or give an offer back', params: { waitId: Id } }) },
    async ({ params: { waitId }, userId, lang }) => ok(serializePlace(await leaveLine(gateway, userId, waitId), lang)),
  )
}
