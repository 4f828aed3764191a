import { ageOn } from '../../../identity/age'
import { kindRules, ownOf, readId } from '../../kind-rules'

import type { IdType } from '../../../identity/id-type'

/** Ages in whole years on the day of the event. Without `idTypes`, all documents are accepted. */
export interface PersonLimits {
  readonly minAge?: number
  readonly maxAge?: number
  readonly idTypes?: readonly IdType[]
}

declare module '../../definition' {
  interface FieldKinds {
    /** Id of one of the account's attendees. */
    PERSON: { value: string; own: { readonly limits: PersonLimits } }
  }
}

export const kinds = {
  PERSON: kindRules<'PERSON'>({
    read: readId,
    problem: (id, { limits: { minAge, maxAge, idTypes } }, { attendees, day }) => {
      if (!attendees) return null
      const attendee = ownOf(attendees, id)
      if (!attendee) return ['INVALID']
      const { idType, birthday } = attendee
      if (idTypes && !idTypes.includes(idType)) return ['ID_TYPE']
      // An attendee without a birthday fits no age range.
      if (minAge !== undefined && !(birthday && ageOn(birthday, day) >= minAge)) return ['TOO_YOUNG', { minAge }]
      return maxAge !== undefined && !(birthday && ageOn(birthday, day) <= maxAge) ? ['TOO_OLD', { maxAge }] : null
    },
  }),
}
