import { Type } from 'typebox'
import { checkNumber } from '../../core/contact'
import { ok } from '../../core/envelope'
import type { Routes } from '../../core/provider'
import { Id, OptionalId, schema } from '../../core/schema'
import { countriesIn } from '../shop/service'
import { ID_TYPES } from '../../../../src/domain/identity/id-type'
import { VISIBLE } from '../../../../src/domain/typed/text'
import { REGION_CODES, regionsIn } from './region-service'
import { serializeAttendee } from './serializer'
import { changeAttendee, createAttendee, listAttendees, removeAttendee } from './service'

const listQuery = {
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000, default: 0 })),
  length: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
  showId: OptionalId,
  idTypes: Type.Optional(Type.String({ maxLength: 200 })),
  bizCode: Type.Optional(Type.String({ maxLength: 64 })),
}
const draft = {
  name: Type.String({ minLength: 1, maxLength: 60, pattern: VISIBLE }),
  idType: Type.Union(ID_TYPES.map((name) => Type.Literal(name))),
  idNo: Type.String({ maxLength: 24 }),
  region: Type.Optional(Type.Unsafe<string>({ type: 'string', enum: ['', ...REGION_CODES] })),
  cellphone: Type.Optional(Type.String({ pattern: '^(\\d{5,15})?$' })),
  countryCode: Type.Optional(Type.String({ pattern: '^(\\d{1,4})?$' })),
}
const params = { audienceId: Id }
const base = '/buyer/v1/user_audiences'

/** Real-name attendees of the signed-in buyer, the countries of their phones, and where they come from. */
export const attendeeRoutes: Routes = (app, gateway) => {
  app.get(
    `${base}/list`,
    { schema: schema({ summary: 'Attendees of this buyer, and whether a show takes them', query: listQuery }) },
    async ({ query, userId, lang }) => {
      const { offset = 0, length = 50, showId, idTypes = '' } = query
      const filter = { showId, idTypes: idTypes.split(',').filter(Boolean), offset, length, lang }
      const attendees = await listAttendees(gateway, userId, filter)
      return ok(attendees.map(({ row, reason }) => serializeAttendee(row, lang, reason)))
    },
  )

  app.post(base, { schema: schema({ summary: 'Add an attendee', body: draft }) }, async ({ body, userId, lang }) => {
    checkNumber(body, lang)
    return ok(serializeAttendee(await createAttendee(gateway, userId, body), lang))
  })

  app.put(
    `${base}/:audienceId`,
    { schema: schema({ summary: 'Change an attendee; an empty idNo keeps the one on file', params, body: draft }) },
    async ({ params: { audienceId }, body, userId, lang }) => {
      checkNumber(body, lang)
      return ok(serializeAttendee(await changeAttendee(gateway, userId, audienceId, body), lang))
    },
  )

  app.delete(
    `${base}/:audienceId`,
    { schema: schema({ summary: 'Delete an attendee', params }) },
    async ({ params: { audienceId }, userId }) => {
      await removeAttendee(gateway, userId, audienceId)
      return ok()
    },
  )

  app.get('/pub/v1/countries', { schema: schema({ summary: 'Phone areas' }) }, async ({ lang }) =>
    ok(countriesIn(lang)),
  )

  app.get(
    '/pub/v1/audience_regions',
    { schema: schema({ summary: 'Countries and regions of attendees' }) },
    async ({ lang }) => ok(regionsIn(lang)),
  )
}
