import { maskIdNo } from './document-service'
import type { AudienceTable } from './tables'

/** An attendee on the wire (contract: api/attendee). @param reason why the attendee does not fit, '' when nothing is against it */
export const serializeAttendee = (row: AudienceTable, reason = '') => ({
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
