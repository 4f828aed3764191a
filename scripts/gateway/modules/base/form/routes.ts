import { Type } from 'typebox'
import { definitionJsonSchema } from '../../../../../src/domain/form-schema/check/json-schema'
import type { Answers } from '../../../../../src/domain/form-schema/definition'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, schema } from '../../../core/schema'
import { requireForm, serializeForm } from './definition-service'
import { deleteDraft, readDraft, saveDraft } from './draft-service'
import { earlierAnswers } from './read-service'
import { AnswersBody } from './schema-service'

const form = '/forms/:formId/versions/:version'
const draft = '/buyer/v1/form_drafts/:subject'
const Version = Type.Integer({ minimum: 1, maximum: 1_000_000 })
const params = { formId: Id, version: Version }

const body = {
  ...{ formId: Id, formVersion: Version },
  version: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  answers: AnswersBody,
}

/** Registers routes for published forms, their JSON Schema, and the drafts of a buyer. */
export const formRoutes: Routes = (app, gateway) => {
  const { db } = gateway
  let document: string | undefined

  app.get('/schemas/form-definition.json', { config: { open: true } }, (_request, reply) => {
    document ??= JSON.stringify(definitionJsonSchema())
    return reply.header('cache-control', 'no-cache').type('application/schema+json; charset=utf-8').send(document)
  })

  app.get(
    `/pub/v1${form}`,
    { schema: schema({ summary: 'A published version of a form', params }) },
    async ({ params: { formId, version } }) => ok(serializeForm(await requireForm(db, formId, version))),
  )

  app.get(
    `/buyer/v1${form}/earlier_answers`,
    { schema: schema({ summary: 'Answers of earlier forms that can fill this one', params }) },
    async ({ params: { formId, version }, userId }) =>
      ok(await earlierAnswers(db, userId, await requireForm(db, formId, version))),
  )

  app.get(
    draft,
    { schema: schema({ summary: 'The draft of a form, or null', params: { subject: Id } }) },
    async ({ params: { subject }, userId }) => ok(await readDraft(gateway, userId, subject)),
  )

  app.put(
    draft,
    { schema: schema({ summary: 'Save a draft. A stale version saves nothing', params: { subject: Id }, body }) },
    async ({ params: { subject }, body: change, userId }) =>
      ok(await saveDraft(gateway, userId, subject, { ...change, answers: change.answers as Answers })),
  )

  app.delete(
    draft,
    { schema: schema({ summary: 'Delete the draft of a form', params: { subject: Id } }) },
    async ({ params: { subject }, userId }) => {
      await deleteDraft(db, userId, subject)
      return ok()
    },
  )
}
