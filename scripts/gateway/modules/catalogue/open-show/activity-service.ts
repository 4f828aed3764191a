import type { Language } from '../../../core/localized-text'
import type { ReadOpenShow } from './service'

/** Serializes an open show as an activity of a layout (contract: api/layout-blocks). */
export const serializeActivity = ({ row, venue, sessions }: ReadOpenShow, lang: Language) => ({
  ...{ activityId: row.show_id, title: row.name[lang], place: venue.name[lang] },
  ...{ startTime: sessions[0].row.starts_at, endTime: row.closes_at, utcOffset: row.utc_offset },
  quota: sessions.reduce((sum, { row: { quota } }) => sum + quota, 0),
  // A draw is never full, because it accepts any number of applications.
  enrolled: sessions.reduce((sum, { row: { quota }, left }) => sum + Math.max(0, quota - left), 0),
})
