import type { Db } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import { sessionName } from '../../catalogue/show/date-service'
import { serializeVisit } from '../../trade/voucher/visit-service'

/** Returns the show and venue of a session. */
export const visitOfSession = (db: Db, sessionId: string) =>
  db
    .selectFrom('sessions as n')
    .innerJoin('shows as s', 's.show_id', 'n.show_id')
    .innerJoin('venues as v', 'v.venue_id', 's.venue_id')
    .innerJoin('cities as c', 'c.city_id', 'v.city_id')
    .select(['s.show_id', 's.name as show_name', 's.poster_url', 's.poster_color', 's.utc_offset'])
    .select(['n.show_time', 'n.permanent', 'v.name as venue_name', 'c.name as city_name'])
    .where('n.session_id', '=', sessionId)
    .executeTakeFirstOrThrow()

export const visitIn = (row: Awaited<ReturnType<typeof visitOfSession>>, lang: Language) => ({
  ...serializeVisit(row, lang),
  sessionName: sessionName(lang, row.show_time, row.utc_offset, row.permanent),
})
