import { kindRules } from '../../kind-rules'

declare module '../../definition' {
  interface FieldKinds {
    YES_NO: { value: boolean; own: { readonly limits: Readonly<Record<string, never>> } }
  }
}

export const kinds = {
  YES_NO: kindRules<'YES_NO'>({
    read: (input) => (typeof input === 'boolean' ? input : undefined),
    comparables: (answer) => [answer],
  }),
}
