import type { Option } from '../../definition'

export interface ChoicesLimits {
  readonly least?: number
  readonly most?: number
}

declare module '../../definition' {
  interface FieldKinds {
    /** Id of the chosen option. */
    CHOICE: {
      value: string
      own: { readonly limits: Readonly<Record<string, never>>; readonly options: readonly Option[] }
    }
    /** Ids of the chosen options. */
    CHOICES: {
      value: readonly string[]
      own: { readonly limits: ChoicesLimits; readonly options: readonly Option[] }
    }
  }
}
