import type { Language, LocalizedText } from '../../../core/localized-text'

/** A row with its show, session and venue. */
interface VisitRow {
  show_id: string
  show_name: LocalizedText
  poster_url: string
  poster_color: string
  show_time: number
  utc_offset: number
  permanent: boolean
  venue_name: LocalizedText
  city_name: LocalizedText
}

/** Serializes the show, session and venue of a visit (contract: api/visit). */
export const serializeVisit = (row: VisitRow, lang: Language) => ({
  showId: row.show_id,
  showName: row.show_name[lang],
  posterUrl: row.poster_url,
  posterColor: row.poster_color,
  showTime: row.show_time,
  utcOffset: row.utc_offset,
  isPermanent: row.permanent,
  venueName: row.venue_name[lang],
  cityName: row.city_name[lang],
})
