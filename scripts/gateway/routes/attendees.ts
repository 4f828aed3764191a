import { Type } from 'typebox'
import { localDate } from '../../../src/domain/schedule/local-time'
import { sessionsOf } from '../catalogue/session-query'
import { ID_TYPE_NAMES } from '../people/id-types'
import { type Fitness, unfitReason } from '../people/audience-fit'
import { birthdayOf, isDocument, maskIdNo, tidyIdNo } from '../people/documents'
import { newId } from '../people/ids'
import type { AudienceTable } from '../db/people-tables'
import type { Language } from '../db/words'
import { found, notFound, ok, Refusal } from '../envelope'
import type { Routes } from '../provider'
import { Id, OptionalId, schema, type Values } from '../schema'
import countries from '../seed/data/countries.json'

const MOST = 20
const listQuery = {
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000, default: 0 })),
  length: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
  showId: OptionalId,
  idTypes: Type.Optional(Type.String({ maxLength: 200 })),
  bizCode: Type.Optional(Type.String({ maxLength: 64 })),
}
const draft = {
  name: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
  idType: Type.Union(ID_TYPE_NAMES.map((name) => Type.Literal(name))),
  idNo: Type.String({ maxLength: 24 }),
  cellphone: Type.Optional(Type.String({ pattern: '^(\\d{5,15})?$' })),
  countryCode: Type.Optional(Type.String({ pattern: '^(\\d{1,4})?$' })),
}
const params = { audienceId: Id }

const wire = (row: AudienceTable, reason = '') => ({
  audienceId: row.audience_id,
  name: row.name,
  idType: row.id_type,
  idNo: maskIdNo(row.id_no),
  cellphone: row.cellphone,
  countryCode: row.country_code,
  birthday: row.birthday,
  selectable: reason === '',
  reason,
})

/** The columns of a draft. Throws `Refusal` for a number that is none of its kind. */
const columnsOf = ({ name, idType, idNo, cellphone, countryCode }: Values<typeof draft>) => {
  const number = tidyIdNo(idNo)
  if (!isDocument(idType, number)) throw new Refusal('idNumberWrong')
  return {
    name: name.trim(),
    id_type: idType,
    id_no: number,
    birthday: idType === 'ID_CARD' ? birthdayOf(number) : '',
    cellphone: cellphone ?? '',
    country_code: countryCode || '86',
  }
}

/** What a show asks of its attendees, and the days (`YYYY-MM-DD`) it plays on. */
interface Wish {
  fitness: Fitness
  dates: string[]
}

/** Real-name attendees of the signed-in buyer. */
export const attendeeRoutes: Routes = (app, { db, clock }) => {
  const own = (userId: string, audienceId: string) =>
    db
      .selectFrom('audiences')
      .selectAll()
      .where('user_id', '=', userId)
      .where('audience_id', '=', audienceId)
      .executeTakeFirst()
  /** The same document twice is one person. */
  const refuseTwin = async (userId: string, idType: string, idNo: string, besides = '') => {
    const twin = await db
      .selectFrom('audiences')
      .select('audience_id')
      .where('user_id', '=', userId)
      .where('id_type', '=', idType)
      .where('id_no', '=', idNo)
      .where('audience_id', '<>', besides)
      .executeTakeFirst()
    if (twin) throw new Refusal('attendeeExists')
  }
  /** What stands against a person on every day of a show; another day may suit them. */
  const reasonFor = (row: AudienceTable, { fitness, dates }: Wish, lang: Language): string => {
    const reasons = dates.map((date) => unfitReason(row, fitness, date, lang))
    return reasons.includes('') ? '' : reasons[0]
  }
  const wishOf = async (showId: string | undefined, idTypes: string[]): Promise<Wish> => {
    // without a show nothing is asked but the document, on whatever day
    if (!showId) return { fitness: { id_types: idTypes, minAge: null, maxAge: null }, dates: [''] }
    const show = found(await db.selectFrom('shows').selectAll().where('show_id', '=', showId).executeTakeFirst())
    const times = (await sessionsOf(db, showId)).map(({ show_time }) => show_time)
    return {
      fitness: { id_types: show.id_types, minAge: show.min_age, maxAge: show.max_age },
      dates: (times.length > 0 ? times : [clock.now()]).map((time) => localDate(time, show.utc_offset)),
    }
  }

  app.get(
    '/buyer/v1/user_audiences/list',
    { schema: schema({ query: listQuery }) },
    async ({ query, userId, lang }) => {
      const { offset = 0, length = 50, showId, idTypes } = query
      const wish = await wishOf(showId, (idTypes ?? '').split(',').filter(Boolean))
      const rows = await db
        .selectFrom('audiences')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .orderBy('audience_id')
        .offset(offset)
        .limit(length)
        .execute()
      return ok(rows.map((row) => wire(row, reasonFor(row, wish, lang))))
    },
  )

  app.post('/buyer/v1/user_audiences', { schema: schema({ body: draft }) }, async ({ body, userId }) => {
    const columns = columnsOf(body)
    const { count } = await db
      .selectFrom('audiences')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST) throw new Refusal('attendeeLimit', { params: { count: MOST } })
    await refuseTwin(userId, columns.id_type, columns.id_no)
    const row = await db
      .insertInto('audiences')
      .values({ ...columns, audience_id: newId('A'), user_id: userId, created_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) throw new Refusal('attendeeExists')
    return ok(wire(row))
  })

  app.put(
    '/buyer/v1/user_audiences/:audienceId',
    { schema: schema({ params, body: draft }) },
    async ({ params: { audienceId }, body, userId }) => {
      const kept = found(await own(userId, audienceId))
      const columns = columnsOf({ ...body, idNo: body.idNo.trim() === '' ? kept.id_no : body.idNo })
      await refuseTwin(userId, columns.id_type, columns.id_no, audienceId)
      await db
        .updateTable('audiences')
        .set(columns)
        .where('audience_id', '=', audienceId)
        .where('user_id', '=', userId)
        .execute()
      return ok(wire({ ...kept, ...columns }))
    },
  )

  app.delete(
    '/buyer/v1/user_audiences/:audienceId',
    { schema: schema({ params }) },
    async ({ params: { audienceId }, userId }) => {
      const { numDeletedRows } = await db
        .deleteFrom('audiences')
        .where('user_id', '=', userId)
        .where('audience_id', '=', audienceId)
        .executeTakeFirst()
      if (Number(numDeletedRows) === 0) throw notFound()
      return ok()
    },
  )

  app.get('/pub/v1/countries', { schema: schema({}) }, async ({ lang }) =>
    ok(countries.map(({ code, name }) => ({ code, name: name[lang] }))),
  )
}
