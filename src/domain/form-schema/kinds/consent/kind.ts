import type { LocalizedText } from '../../definition'

/** The text to which the applicant agrees. Its version changes with each change of the text. */
export interface ConsentLimits {
  readonly text: LocalizedText
  readonly textVersion: string
}

declare module '../../definition' {
  interface FieldKinds {
    /** Version of the text to which the applicant has agreed. Absent without agreement. */
    CONSENT: { value: string; own: { readonly limits: ConsentLimits } }
  }
}
