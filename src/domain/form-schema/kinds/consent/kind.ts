import { kindRules } from '../../kind-rules'

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

export const kinds = {
  CONSENT: kindRules<'CONSENT'>({
    read: (input) => (typeof input === 'string' && input.length <= 40 ? input || null : undefined),
    problem: (version, { limits: { textVersion } }) => (version === textVersion ? null : ['OUTDATED']),
    comparables: () => [true],
  }),
}
