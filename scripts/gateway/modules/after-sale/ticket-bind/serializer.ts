import type { Language } from '../../../core/localized-text'
import { serializeVisit } from '../../trade/voucher/visit-service'
import type { CodeRow } from './repository'
import { needsNames } from './service'

/** Serializes the tickets of a code (contract: api/ticket-bind TicketToBind). */
export const serializeTicketToBind = (row: CodeRow, lang: Language) => ({
  kind: row.kind,
  issuer: row.issuer[lang],
  ...serializeVisit(row, lang),
  seatPlanName: row.tier_name[lang],
  seats: row.seats.map((seat) => seat[lang]),
  expiresAt: row.expires_at,
  needsNames: needsNames(row),
})
