import { FORM_CODES } from '@/domain/business-codes/form'
import type { Definition, Problem, ProblemParams } from '@/domain/form-schema/definition'
import type { TextPattern } from '@/domain/form-schema/kinds/text/kind'
import { formTime } from './local-texts'
import type { TextKey, TextValues } from '@/locales/keys'
import { isRequestError } from '@/request/errors'
import type { Problem as ShownProblem } from '../problem'
import { type DefinitionTexts, slotName } from './slot'

/** Limits that are local dates or times are shown in the form's language. */
const texts = (params: ProblemParams = {}): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? formTime(value) : value]),
  )

/** Returns the name of a problem's slot. A problem of the list of people belongs to the whole form. */
export const nameOfProblem = ({ fieldId, personKey }: Problem): string =>
  fieldId === '' ? 'form' : slotName(fieldId, personKey)

/** Returns the message of a problem, by `issue`. */
export const definitionIssue = <Message>(
  issue: (key: TextKey<DefinitionTexts>, values?: TextValues) => Message,
  { sections }: Definition,
  { code, fieldId, params }: Problem,
): Message => {
  const kind = sections.flatMap(({ fields }) => fields).find((field) => field.fieldId === fieldId)?.kind
  if (code === 'INVALID' && kind && kind !== 'NOTE') return issue(`invalid.${kind}`)
  if (code === 'PATTERN') return issue(`pattern.${params?.pattern as TextPattern}`)
  return issue(`problem.${code}`, texts(params))
}

/** Returns the problems of a refusal by slot; null for other errors. */
export const refusedFields = (
  definition: Definition,
  error: unknown,
): Record<string, ShownProblem<DefinitionTexts>> | null => {
  if (!isRequestError(error) || error.statusCode !== FORM_CODES.formProblems) return null
  const { problems = [] } = (error.data ?? {}) as { problems?: readonly Problem[] }
  const issue = (key: TextKey<DefinitionTexts>, values?: TextValues) => ({ key, ...(values && { values }) })
  return Object.fromEntries(problems.map((each) => [nameOfProblem(each), definitionIssue(issue, definition, each)]))
}
