import type { IdType } from '../../../identity/id-type'

/** Ages in whole years on the day of what is applied for. Without `idTypes`, all documents are accepted. */
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
