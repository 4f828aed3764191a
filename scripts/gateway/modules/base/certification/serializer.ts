import type { Row } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import { isRemovable } from './change-service'
import { statusAt } from './state-service'
import { texts } from './texts'

/** Returns the reason of a refusal in a language, or '' if there is no reason. */
export const reasonText = (reason: string, lang: Language): string => {
  const key = `reasons.${reason}`
  return reason !== '' && texts.has(key) ? texts.translate(lang, key as 'reasons.faceMismatch') : ''
}

/** Serializes a certification without encrypted data (contract: api/certification). */
export const serializeCertification = (
  row: Row<'certifications'>,
  { lang, now, all }: { lang: Language; now: number; all: readonly Row<'certifications'>[] },
) => ({
  authType: row.auth_type,
  authStatus: statusAt(row, now),
  verifiedAt: row.verified_at,
  validUntil: row.valid_until,
  updatedAt: row.updated_at,
  idType: row.id_type,
  name: row.name_mask,
  idNo: row.number_mask,
  reason: reasonText(row.reason, lang),
  removable: isRemovable(row, all),
})
