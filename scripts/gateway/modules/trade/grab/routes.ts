import { Type } from 'typebox'
import { MAX_GRAB_CHOICES, MAX_GRAB_QUANTITY } from '../../../../../src/domain/grab'
import { checkNumber, readEmail } from '../../../core/contact'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Cellphone, CountryCode, Email, Flag, Id, OptionalId, Platform, RemindType, schema } from '../../../core/schema'
import { serializeGrab } from './serializer'
import { deleteGrab, grabInfo, grabsOf, saveGrab } from './service'

const path = '/show/buyer/v3/pre_filed_info/:id'
const params = { id: Id }
const draft = {
  choices: Type.Array(Type.Object({ sessionId: Id, seatPlanId: Id }), {
    minItems: 1,
    maxItems: MAX_GRAB_CHOICES,
    uniqueItems: true,
  }),
  quantity: Type.Integer({ minimum: 1, maximum: MAX_GRAB_QUANTITY }),
  audienceIds: Type.Array(Id, { maxItems: 30, uniqueItems: true }),
  contact: Type.Object({
    cellphone: Type.Optional(Cellphone),
    countryCode: Type.Optional(CountryCode),
    email: Type.Optional(Email),
  }),
  deliverMethod: Type.Union(['E_TICKET', 'EXPRESS', 'SELF_TAKE'].map((code) => Type.Literal(code as 'E_TICKET'))),
  addressId: Type.String({ pattern: '^[A-Za-z0-9_-]{0,64}$' }),
  remind: Type.Boolean(),
  remindType: RemindType,
}

/** Registers routes for order drafts that buyers prepare before a sale opens. They can then order with one tap. */
export const grabRoutes: Routes = (app, gateway) => {
  app.get(
    path,
    {
      schema: schema({
        summary: 'Prepared order of this buyer for an upcoming sale',
        params,
        query: {
          bizShowSessionId: OptionalId,
          source: Type.Optional(Type.String({ maxLength: 64 })),
          needDetails: Flag,
        },
      }),
    },
    async ({ params: { id }, query: { needDetails, bizShowSessionId: sessionId }, userId, lang }) =>
      ok(serializeGrab(await grabInfo(gateway, userId, { showId: id, needDetails, sessionId }), lang)),
  )

  app.post(
    path,
    {
      schema: schema({
        summary: 'Fill in what is wanted of a sale to come',
        params,
        query: { terminalSrc: Type.Optional(Platform) },
        body: draft,
      }),
    },
    async ({ params: { id }, query: { terminalSrc }, body, userId, lang }) => {
      checkNumber(body.contact, lang)
      const { email } = body.contact
      const contact = { ...body.contact, ...(email && { email: readEmail(email, lang) }) }
      await saveGrab(gateway, userId, id, { ...body, contact, terminalSrc })
      return ok(serializeGrab(await grabInfo(gateway, userId, { showId: id }), lang))
    },
  )

  app.delete(
    path,
    { schema: schema({ summary: 'Take back what was filled in', params }) },
    async ({ params: { id }, userId }) => {
      await deleteGrab(gateway, userId, id)
      return ok()
    },
  )

  app.get(
    '/show/buyer/v3/pre_filed_infos',
    { schema: schema({ summary: 'Shows that this buyer filled something in for' }) },
    async ({ userId }) => ok((await grabsOf(gateway, userId)).map(({ show_id: showId }) => ({ showId }))),
  )
}
