import type { Db } from '../../../core/database/database'
import { listRows } from '../../../core/database/rows'
import type { Language } from '../../../core/localized-text'
import { minuteLine } from '../show/date-service'
import type { Vote } from './service'

/** A show, session or level that allows its people to vote. */
interface Condition {
  /** Id of the show or session, or the level. */
  id: string
  name: string
  /** Show that sells the ticket; '' for a level. */
  showId: string
}

/** Returns the shows, sessions or levels of a vote's condition; none for votes of all accounts. */
export const conditionsOf = async (db: Db, { who, who_ids: ids }: Vote, lang: Language): Promise<Condition[]> => {
  const listed = ['', ...ids]
  if (who === 'ACCOUNT') return []
  if (who === 'LEVEL') {
    const levels = await listRows(db, 'member_levels', { level: ids.map(Number) }, 'level')
    return levels.map(({ level, name }) => ({ id: String(level), name: name[lang], showId: '' }))
  }
  if (who === 'TICKET') {
    const shows = await listRows(db, 'shows', { show_id: listed }, 'show_id')
    return shows.map(({ show_id: id, name }) => ({ id, name: name[lang], showId: id }))
  }
  const sessions = await listRows(db, 'sessions', { session_id: listed }, 'show_time')
  const shows = await listRows(db, 'shows', { show_id: ['', ...sessions.map((session) => session.show_id)] })
  return sessions.flatMap(({ session_id: id, show_id: showId, show_time: time }) =>
    shows
      .filter((show) => show.show_id === showId)
      .map(({ name, utc_offset: offset }) => ({
        ...{ id, showId, name: `${name[lang]} · ${minuteLine(lang, time, offset)}` },
      })),
  )
}
