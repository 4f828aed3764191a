import type { ShowTable } from '../db/tables'
import type { AudienceTable } from '../db/people-tables'
import type { Language } from '../db/words'
import { say } from '../texts'
import { ageAt } from './documents'

type Rules = Pick<ShowTable, 'id_types' | 'min_age' | 'max_age'>

/** Why an attendee may not come to a show, in words; empty when nothing stands against it. */
export const unfitReason = (
  audience: Pick<AudienceTable, 'id_type' | 'birthday'>,
  show: Rules,
  now: number,
  lang: Language,
): string => {
  if (show.id_types.length > 0 && !show.id_types.includes(audience.id_type)) return say(lang, 'audience.idType')
  const age = ageAt(audience.birthday, now)
  if (age === null) return ''
  if (show.min_age !== null && age < show.min_age) return say(lang, 'audience.tooYoung', { age: show.min_age })
  if (show.max_age !== null && age > show.max_age) return say(lang, 'audience.tooOld', { age: show.max_age })
  return ''
}
