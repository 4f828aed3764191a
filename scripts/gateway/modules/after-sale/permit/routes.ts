import { Type } from 'typebox'
import type { Answers } from '../../../../../src/domain/form-schema/definition'
import { MAX_SENTENCE } from '../../../../../src/domain/permit/permit'
import { ok } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import type { Routes } from '../../../core/provider'
import { Id, paging, schema } from '../../../core/schema'
import { AnswersBody } from '../../base/form/schema-service'
import { applyForPermit } from './apply-service'
import { sendChanges, withdrawPermit } from './change-service'
import { companyOf, joinCompany } from './company-service'
import { companyRoutes } from './company-routes'
import { keyPlaceOf, passKey } from './key-service'
import { readProject } from './project-service'
import { listPermits, readPermit } from './read-service'
import { serializeCompany, serializePermit, serializeProject } from './serializer'

const base = '/buyer/v1/work_permits'
const params = { permitId: Id }
const Version = Type.Integer({ minimum: 0, maximum: 10_000 })
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
const request = {
  ...{ projectCode: Id, roleId: Id },
  days: Type.Array(Day, { minItems: 1, maxItems: 366 }),
  zoneIds: Type.Array(Id, { minItems: 1, maxItems: 50 }),
  zoneReason: Type.String({ maxLength: MAX_SENTENCE }),
  formVersion: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  answers: AnswersBody,
  idempotencyKey: Id,
}

/** Registers routes for work permits: the project, the account's company, permits and their keys. */
export const permitRoutes: Routes = (app, gateway) => {
  const { db, clock } = gateway
  companyRoutes(app, gateway)
  const answer = async (
    { userId, sessionId, lang }: { userId: string; sessionId: string; lang: Language },
    id: string,
  ) =>
    ok({
      ...serializePermit(await readPermit(db, userId, id), lang),
      ...(await keyPlaceOf(db, id, sessionId, clock.now())),
    })

  app.get(
    '/pub/v1/work_permits/projects/:projectCode',
    {
      schema: schema({ summary: 'An event whose workers need permits', params: { projectCode: Id } }),
      config: { open: true },
    },
    async ({ params: { projectCode }, lang }) =>
      ok(serializeProject(await readProject(db, projectCode, clock.now()), lang)),
  )

  app.post(
    `${base}/join`,
    {
      schema: schema({
        summary: 'Join the company of a code',
        body: { companyCode: Type.String({ minLength: 1, maxLength: 60 }) },
      }),
    },
    async ({ body: { companyCode }, userId, lang }) => {
      const { project_code: projectCode } = await joinCompany(gateway, userId, companyCode)
      return ok(serializeCompany(await companyOf(db, userId, projectCode), lang))
    },
  )

  app.get(
    `${base}/companies/:projectCode`,
    { schema: schema({ summary: 'The company of this account in a project', params: { projectCode: Id } }) },
    async ({ params: { projectCode }, userId, lang }) =>
      ok({ company: serializeCompany(await companyOf(db, userId, projectCode), lang) }),
  )

  app.post(
    base,
    { schema: schema({ summary: 'Apply for a work permit', body: request }) },
    async ({ body: { answers, ...body }, userId, sessionId, lang }) => {
      const { permit_id: id } = await applyForPermit(gateway, userId, { ...body, answers: answers as Answers })
      return answer({ userId, sessionId, lang }, id)
    },
  )

  app.get(
    base,
    { schema: schema({ summary: 'Work permits of this account', query: paging }) },
    async ({ query: { offset = 0, length = 20 }, userId, lang }) => {
      const { rows, total, last } = await listPermits(db, userId, { offset, length })
      return ok({ items: rows.map((read) => serializePermit(read, lang)), total, last })
    },
  )

  app.get(
    `${base}/:permitId`,
    { schema: schema({ summary: 'A work permit', params }) },
    async ({ params: { permitId }, userId, sessionId, lang }) => answer({ userId, sessionId, lang }, permitId),
  )

  app.post(
    `${base}/:permitId/answers`,
    {
      schema: schema({
        summary: 'Change the answers that the merchant asked to change',
        params,
        body: { version: Version, answers: AnswersBody },
      }),
    },
    async ({ params: { permitId }, body: { version, answers }, userId, sessionId, lang }) => {
      await sendChanges(gateway, userId, { permitId, version, answers: answers as Answers })
      return answer({ userId, sessionId, lang }, permitId)
    },
  )

  app.post(
    `${base}/:permitId/withdraw`,
    { schema: schema({ summary: 'Withdraw a work permit', params, body: { version: Version } }) },
    async ({ params: { permitId }, body, userId, sessionId, lang }) => {
      await withdrawPermit(gateway, userId, { permitId, ...body })
      return answer({ userId, sessionId, lang }, permitId)
    },
  )

  app.get(
    `${base}/:permitId/key`,
    { schema: schema({ summary: 'The key of a pass for this device, for 24 hours', params }) },
    async ({ params: { permitId }, userId, sessionId }) => ok(await passKey(gateway, userId, sessionId, permitId)),
  )
}
