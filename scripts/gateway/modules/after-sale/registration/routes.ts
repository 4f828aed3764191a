import { Type } from 'typebox'
import type { Answers } from '../../../../../src/domain/form-schema/definition'
import { ok } from '../../../core/envelope'
import { leaveToJob } from '../../../core/each-row'
import type { Routes } from '../../../core/provider'
import { Id, OptionalId, paging, schema } from '../../../core/schema'
import { AnswersBody } from '../../base/form/schema-service'
import { sendChanges } from './answers-service'
import { cancelRegistration } from './cancel-service'
import { endRegistrations } from './end-service'
import { runDraws } from './draw-service'
import { listRegistrations, readRegistration, REGISTRATION_PARTS } from './read-service'
import { register } from './register-service'
import { serializeRegistration } from './serializer'

const base = '/buyer/v1/registrations'
const params = { registrationId: Id }
const Version = Type.Integer({ minimum: 1, maximum: 10_000 })
const part = Type.Optional(Type.Union(REGISTRATION_PARTS.map((each) => Type.Literal(each))))
const request = {
  sessionIds: Type.Array(Id, { minItems: 1, maxItems: 20 }),
  audienceIds: Type.Array(Id, { maxItems: 20 }),
  quantity: Type.Integer({ minimum: 0, maximum: 100 }),
  salt: Type.String({ pattern: '^[0-9a-f]{32}$' }),
  idempotencyKey: Id,
  /** Version of the form, and the answers; absent for a show without a form. */
  formVersion: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  answers: Type.Optional(AnswersBody),
}

/** Registers routes for the registrations of a buyer. */
export const registrationRoutes: Routes = (app, gateway) => {
  const { db, clock } = gateway
  const preHandler = async ({ userId }: { userId: string }) => {
    await runDraws(db, clock.now(), leaveToJob)
    await endRegistrations(db, clock.now(), { userId }, leaveToJob)
  }

  app.post(
    '/buyer/v1/open_shows/:showId/registrations',
    { schema: schema({ summary: 'Register for an open show', params: { showId: Id }, body: request }), preHandler },
    async ({ params: { showId }, body: { answers, formVersion, ...body }, userId, lang }) => {
      const { registration_id: id } = await register(gateway, userId, {
        ...{ showId, ...body },
        ...(formVersion !== undefined && { formVersion }),
        ...(answers && { answers: answers as Answers }),
      })
      return ok(serializeRegistration(await readRegistration(db, userId, id, clock.now()), lang))
    },
  )

  app.get(
    base,
    {
      schema: schema({
        summary: 'Registrations of this buyer',
        query: { state: part, showId: OptionalId, ...paging },
      }),
      preHandler,
    },
    async ({ query: { state, showId, offset = 0, length = 20 }, userId, lang }) => {
      const range = { part: state, showId, now: clock.now(), offset, length }
      const { rows, total, last } = await listRegistrations(db, userId, range)
      return ok({ items: rows.map((read) => serializeRegistration(read, lang)), total, last })
    },
  )

  app.get(
    `${base}/:registrationId`,
    { schema: schema({ summary: 'A registration', params }), preHandler },
    async ({ params: { registrationId }, userId, lang }) =>
      ok(serializeRegistration(await readRegistration(db, userId, registrationId, clock.now()), lang)),
  )

  app.post(
    `${base}/:registrationId/answers`,
    {
      schema: schema({
        summary: 'Change the answers that the merchant asked to change',
        params,
        body: { version: Version, answers: AnswersBody },
      }),
      preHandler,
    },
    async ({ params: { registrationId }, body: { version, answers }, userId, lang }) => {
      await sendChanges(gateway, userId, { registrationId, version, answers: answers as Answers })
      return ok(serializeRegistration(await readRegistration(db, userId, registrationId, clock.now()), lang))
    },
  )

  app.post(
    `${base}/:registrationId/cancel`,
    { schema: schema({ summary: 'Cancel a registration', params, body: { version: Version } }) },
    async ({ params: { registrationId }, body, userId, lang }) => {
      await cancelRegistration(gateway, userId, { registrationId, ...body })
      return ok(serializeRegistration(await readRegistration(db, userId, registrationId, clock.now()), lang))
    },
  )
}
