import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { recordRoutes } from '../../../core/record-routes'
import { OptionalId, schema } from '../../../core/schema'
import { countriesIn } from '../../base/shop/service'
import { ID_TYPES } from '../../../../../src/domain/identity/id-type'
import { VISIBLE } from '../../../../../src/domain/typed/text'
import { REGION_CODES, regionsIn } from './region-service'
import { attendees } from './repository'
import { serializeAttendee } from './serializer'
import { changeAttendee, createAttendee, listAttendees } from './service'

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
  /** Document number. '' means that the stored number does not change. */
  idNo: Type.String({ maxLength: 24 }),
  region: Type.Optional(Type.Unsafe<string>({ type: 'string', enum: ['', ...REGION_CODES] })),
  cellphone: Type.Optional(Type.String({ pattern: '^(\\d{5,15})?$' })),
  countryCode: Type.Optional(Type.String({ pattern: '^(\\d{1,4})?$' })),
}
const base = '/buyer/v1/user_audiences'

/** Registers routes for the attendees of the logged-in buyer, and for lists of phone areas and regions. */
export const attendeeRoutes: Routes = (app, gateway) => {
  app.get(
    `${base}/list`,
    { schema: schema({ summary: 'Attendees of this buyer, and whether a show takes them', query: listQuery }) },
    async ({ query, userId, lang }) => {
      const { offset = 0, length = 50, showId, idTypes = '' } = query
      const filter = { showId, idTypes: idTypes.split(',').filter(Boolean), offset, length, lang }
      const listed = await listAttendees(gateway, userId, filter)
      return ok(listed.map(({ row, reason }) => serializeAttendee(row, lang, reason)))
    },
  )

  recordRoutes(app, gateway, {
    ...{ base, one: 'attendee', param: 'audienceId', draft },
    create: createAttendee,
    change: changeAttendee,
    remove: (userId, id) => attendees.remove(gateway.db, userId, id),
    serialize: serializeAttendee,
  })

  app.get('/pub/v1/countries', { schema: schema({ summary: 'Phone areas' }) }, async ({ lang }) =>
    ok(countriesIn(lang)),
  )

  app.get(
    '/pub/v1/audience_regions',
    { schema: schema({ summary: 'Countries and regions of attendees' }) },
    async ({ lang }) => ok(regionsIn(lang)),
  )
}
