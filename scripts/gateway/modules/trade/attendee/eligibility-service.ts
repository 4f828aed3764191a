import type { Row } from '../../../core/database/database'
import { ageFits, type AgeRange } from '../../../../../src/domain/seat/age'
import type { Language } from '../../../core/localized-text'
import { texts } from './texts'

/** Requirements for attendees: allowed document types (all if empty) and age in years. */
export type Fitness = Pick<Row<'shows'>, 'id_types'> & AgeRange

/** Returns why an attendee cannot attend on a day (`YYYY-MM-DD`), or ''. */
export const unfitReason = (
  audience: Pick<Row<'audiences'>, 'id_type' | 'birthday'>,
  { id_types, ...range }: Fitness,
  date: string,
  lang: Language,
): string => {
  if (id_types.length > 0 && !id_types.includes(audience.id_type)) return texts.translate(lang, 'unfit.idType')
  const [refusal] = ageFits([range], [audience.birthday], date)
  if (!refusal) return ''
  const { reason, minAge, maxAge } = refusal
  return texts.translate(lang, `unfit.${reason}`, { age: (reason === 'tooOld' ? maxAge : minAge) ?? 0 })
}
