import { kindRules, ownOf, readId } from '../../kind-rules'

declare module '../../definition' {
  interface FieldKinds {
    /** Entry code of the picture of the signature, a private upload. */
    SIGNATURE: { value: string; own: { readonly limits: Readonly<Record<string, never>> } }
  }
}

export const kinds = {
  SIGNATURE: kindRules<'SIGNATURE'>({
    read: readId,
    problem: (code, _field, { pictures }) => (pictures && !ownOf(pictures, code) ? ['INVALID'] : null),
  }),
}
