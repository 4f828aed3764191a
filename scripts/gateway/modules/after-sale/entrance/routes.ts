import { Type } from 'typebox'
import type { Answers } from '../../../../../src/domain/form-schema/definition'
import { ok, Refusal } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { bodyKey, perMinute } from '../../../core/rate-limit'
import { Id, OptionalId, paging, schema } from '../../../core/schema'
import { AnswersBody } from '../../base/form/schema-service'
import { allowUpload } from '../../base/upload/service'
import { createLink, openLink } from './link-service'
import { listEntrances, readEntrance, VISIT_PARTS } from './read-service'
import { sendByLink, sendEntrance } from './send-service'
import { serializeEntrance, serializeLink } from './serializer'

const base = '/buyer/v1/entrance_registrations'
const byToken = '/pub/v1/entrance_registrations/by_token'
const params = { entranceId: Id }
const Token = Type.String({ minLength: 1, maxLength: 100 })
const form = {
  version: Type.Integer({ minimum: 0, maximum: 10_000 }),
  formVersion: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  answers: AnswersBody,
  idempotencyKey: Id,
}
const part = Type.Optional(Type.Union(VISIT_PARTS.map((each) => Type.Literal(each))))

/** Registers routes for the entrance registrations of a buyer, and for the forms of links, which need no account. */
export const entranceRoutes: Routes = (app, gateway) => {
  const { db, clock } = gateway
  const readVisit = async (userId: string, ticketId: string, lang: Parameters<typeof serializeLink>[1]) => {
    const { visit, answers } = await readEntrance(db, userId, ticketId)
    return ok(serializeEntrance(visit, lang, clock.now(), answers))
  }

  app.get(
    base,
    {
      schema: schema({
        summary: 'Visits that ask this buyer for a form before entry',
        query: { state: part, voucherId: OptionalId, orderId: OptionalId, ...paging },
      }),
    },
    async ({ query: { state, voucherId, orderId, offset = 0, length = 20 }, userId, lang }) => {
      const range = { part: state, voucherId, orderId, now: clock.now(), offset, length }
      const { rows, total, last } = await listEntrances(db, userId, range)
      return ok({ items: rows.map((visit) => serializeEntrance(visit, lang, clock.now())), total, last })
    },
  )

  app.get(
    `${base}/:entranceId`,
    { schema: schema({ summary: 'The visit of an entrance registration', params }) },
    ({ params: { entranceId }, userId, lang }) => readVisit(userId, entranceId, lang),
  )

  app.post(
    `${base}/:entranceId/links`,
    { schema: schema({ summary: 'Create the link with which one person fills in the form', params }) },
    async ({ params: { entranceId }, userId }) => ok({ token: await createLink(gateway, userId, entranceId) }),
  )

  app.post(
    `${base}/:entranceId/answers`,
    { schema: schema({ summary: 'Send or change the form of a ticket', params, body: form }) },
    async ({ params: { entranceId }, body, userId, lang }) => {
      const answers = body.answers as Answers
      await sendEntrance(gateway, userId, { ...body, ticketId: entranceId, answers })
      return readVisit(userId, entranceId, lang)
    },
  )

  app.get(
    byToken,
    { schema: schema({ summary: 'The form of a link', query: { token: Token } }), config: perMinute(60) },
    async ({ query: { token }, lang }) => ok(serializeLink(await openLink(db, gateway, token), lang, clock.now())),
  )

  app.post(
    byToken,
    {
      schema: schema({ summary: 'Send or change the form of a link', body: { token: Token, ...form } }),
      config: perMinute(30),
    },
    async ({ body, lang }) => {
      await sendByLink(gateway, { ...body, answers: body.answers as Answers })
      return ok(serializeLink(await openLink(db, gateway, body.token), lang, clock.now()))
    },
  )

  app.post(
    `${byToken}/uploads`,
    {
      schema: schema({ summary: 'The signature for one picture of the form of a link', body: { token: Token } }),
      config: perMinute(20, bodyKey('token')),
    },
    async ({ body: { token }, ownOrigin }) => {
      if (!gateway.sandbox) throw new Refusal('uploadNotSetUp')
      const { user_id: userId } = await openLink(db, gateway, token)
      return ok(await allowUpload(gateway, { userId, scene: 'FORM', origin: ownOrigin }))
    },
  )
}
