import type { Row } from '../../../core/database/database'
import { documentRegion } from '../../../../../src/domain/identity/document'
import type { IdType } from '../../../../../src/domain/identity/id-type'
import { maskDocument } from '../../../../../src/domain/identity/mask'
import type { Language } from '../../../core/localized-text'
import { regionName } from './region-service'

/** Serializes an attendee (contract: api/attendee). @param reason reason why the attendee is not eligible, or '' */
export const serializeAttendee = (row: Row<'audiences'>, lang: Language, reason = '') => {
  const region = documentRegion(row.id_type as IdType, row.id_no, row.region)
  return {
    audienceId: row.audience_id,
    name: row.name,
    idType: row.id_type,
    idNo: maskDocument(row.id_no),
    cellphone: row.cellphone,
    countryCode: row.country_code,
    region,
    regionName: regionName(region, lang),
    birthday: row.birthday,
    selectable: reason === '',
    reason,
  }
}
