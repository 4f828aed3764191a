import { Type } from 'typebox'
import type { Row } from '../../../core/database/database'
import { AUTH_TYPES } from '../../../../../src/domain/identity/certification'
import type { Gateway } from '../../../core/context'
import { ok, Refusal } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import type { Routes } from '../../../core/provider'
import { perMinute } from '../../../core/rate-limit'
import { schema } from '../../../core/schema'
import { ID_TYPES } from '../../../../../src/domain/identity/id-type'
import { VISIBLE } from '../../../../../src/domain/typed/text'
import { safeReturnUrl } from '../../../core/return-url'
import { beginStudent, removeCertification } from './change-service'
import { savePerson } from './person-service'
import { reasonText, serializeCertification } from './serializer'
import { certificationsOf } from './state-service'
import { beginVisit, finishVisit, formOf, sendForm, VERIFY_TYPES } from './visit-service'

const Key = Type.String({ pattern: '^[A-Za-z0-9._-]{1,600}$' })
const person = {
  name: Type.String({ minLength: 1, maxLength: 60, pattern: VISIBLE }),
  idType: Type.Union(ID_TYPES.map((name) => Type.Literal(name))),
  idNo: Type.String({ minLength: 1, maxLength: 24 }),
}
const visit = {
  verifyType: Type.Optional(Type.Union(VERIFY_TYPES.map((type) => Type.Literal(type)))),
  returnUrl: Type.String({ maxLength: 2000 }),
}
const params = { authType: Type.Union(AUTH_TYPES.map((type) => Type.Literal(type))) }
const authChannel = Type.Union([Type.Literal('WEIXIN_H5'), Type.Literal('H5')])

/** Returns the path of the sandbox's face-check provider on this gateway. A real provider has an https address. */
const certifyUrl = (verifyKey: string): string => `/sandbox/zhima/certify?${new URLSearchParams({ biz: verifyKey })}`

/** Registers routes for the certifications of the logged-in buyer and for the steps that obtain them. */
export const certificationRoutes: Routes = (app, gateway) => {
  const { db, clock, sandbox, storefrontOrigins } = gateway

  const answer = async (
    { context, userId, lang }: { context: Gateway; userId: string; lang: Language },
    row: Row<'certifications'>,
  ) => ok(serializeCertification(row, { lang, now: clock.now(), all: await certificationsOf(context.db, userId) }))

  app.get(
    '/buyer/v1/user_certification/list',
    { schema: schema({ summary: 'Certifications of this buyer' }) },
    async ({ userId, lang }) => {
      const all = await certificationsOf(db, userId)
      return ok(all.map((row) => serializeCertification(row, { lang, now: clock.now(), all })))
    },
  )

  app.post(
    '/buyer/v1/user_certification/person/create_or_update',
    { schema: schema({ summary: 'The real name of this buyer', body: person }), config: perMinute(60) },
    async ({ body, userId, lang }) =>
      answer({ context: gateway, userId, lang }, await savePerson(gateway, userId, body)),
  )

  app.post(
    '/user_certification/student/create',
    { schema: schema({ summary: 'Begin the certification of a student', body: { authChannel } }) },
    async ({ body, userId, lang }) =>
      answer({ context: gateway, userId, lang }, await beginStudent(gateway, userId, body.authChannel)),
  )

  app.delete(
    '/buyer/v1/user_certification/:authType',
    { schema: schema({ summary: 'Take a certification away', params }) },
    async ({ params: { authType }, userId }) => {
      await removeCertification(gateway, userId, authType)
      return ok()
    },
  )

  app.post(
    '/user/buyer/v1/user_identify/zhima/initiate',
    { schema: schema({ summary: 'Begin a visit to the provider of face checks', body: visit }), config: perMinute(60) },
    async ({ body, userId, ownOrigin }) => {
      if (!sandbox) throw new Refusal('faceAuthNotSetUp')
      const returnUrl = safeReturnUrl(body.returnUrl, ownOrigin, storefrontOrigins)
      const begun = await beginVisit(gateway, userId, { verifyType: body.verifyType ?? 'ELECTRONIC_CERT', returnUrl })
      return ok({ ...begun, certifyUrl: certifyUrl(begun.verifyKey) })
    },
  )

  app.post(
    '/user/buyer/v1/user_identify/zhima/finish',
    { schema: schema({ summary: 'Outcome of a visit, for the user who started it', body: { verifyKey: Key } }) },
    async ({ body, userId, lang }) => {
      const { outcome, row } = await finishVisit(gateway, userId, body.verifyKey)
      return ok({ outcome, reason: outcome === 'REFUSED' ? reasonText(row?.reason ?? '', lang) : '' })
    },
  )

  app.post(
    '/user/pub/v1/user_identify/form/read',
    { schema: schema({ summary: 'For whom a form is, masked', body: { verifyKey: Key } }), config: perMinute(60) },
    async ({ body }) => ok(await formOf(gateway, body.verifyKey)),
  )

  app.post(
    '/user/pub/v1/user_identify/form/send',
    {
      schema: schema({ summary: 'The real name of who began a visit', body: { verifyKey: Key, ...person } }),
      config: perMinute(60),
    },
    async ({ body: { verifyKey, ...draft } }) => {
      const { auth_status: authStatus } = await sendForm(gateway, verifyKey, draft)
      return ok({ authStatus })
    },
  )
}
