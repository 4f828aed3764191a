import { countProblem, kindRules, readId, readIds, type ValueProblem } from '../../kind-rules'

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

const unknownOption = (chosen: readonly string[], options: readonly Option[]): ValueProblem | null => {
  const unknown = chosen.find((id) => !options.some(({ optionId }) => optionId === id))
  return unknown === undefined ? null : ['UNKNOWN_OPTION', { optionId: unknown }]
}

export const kinds = {
  CHOICE: kindRules<'CHOICE'>({
    read: readId,
    problem: (chosen, { options }) => unknownOption([chosen], options),
    comparables: (chosen) => [chosen],
  }),
  CHOICES: kindRules<'CHOICES'>({
    // Sorted, because the order of choosing has no meaning (E3).
    read: (input) => readIds(input)?.slice().sort() ?? (Array.isArray(input) && input.length === 0 ? null : undefined),
    problem: (chosen, { options, limits }) => unknownOption(chosen, options) ?? countProblem(chosen.length, limits),
    comparables: (chosen) => chosen,
  }),
}
