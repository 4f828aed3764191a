import type { Language } from '../../core/localized-text'
import type { CodeRow } from './repository'
import { needsNames } from './service'

/** The tickets of a code on the wire (contract: api/ticket-bind TicketToBind). */
export const serializeTicketToBind = (row: CodeRow, lang: Language) => ({
  kind: row.kind,
  issuer: row.issuer[lang],
  showId: row.show_id,
  showName: row.show_name[lang],
  posterUrl: row.poster_url,
  posterColor: row.poster_color,
  showTime: row.show_time,
  utcOffset: row.utc_offset,
  isPermanent: row.permanent,
  venueName: row.venue_name[lang],
  cityName: row.city_name[lang],
  seatPlanName: row.tier_name[lang],
  seats: row.seats.map((seat) => seat[lang]),
  expiresAt: row.expires_at,
  needsNames: needsNames(row),
})
