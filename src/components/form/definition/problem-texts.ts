import type { Definition, Problem, ProblemParams } from '@/domain/form-schema/definition'
import type { TextPattern } from '@/domain/form-schema/kinds/text/kind'
import { formTime } from './local-texts'
import type { Issue } from '../form-model'
import type { DefinitionTexts } from './slot'

/** Limits that are local dates or times are shown in the form's language. */
const texts = (params: ProblemParams = {}): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? formTime(value) : value]),
  )

/** Returns the message of a problem, by `issue`. */
export const definitionIssue = (
  issue: Issue<DefinitionTexts>,
  { sections }: Definition,
  { code, fieldId, params }: Problem,
): string => {
  const kind = sections.flatMap(({ fields }) => fields).find((field) => field.fieldId === fieldId)?.kind
  if (code === 'INVALID' && kind && kind !== 'NOTE') return issue(`invalid.${kind}`)
  if (code === 'PATTERN') return issue(`pattern.${params?.pattern as TextPattern}`)
  return issue(`problem.${code}`, texts(params))
}
