import { type Answer, readAnswer } from '../native'
import { textField } from '../native-fields'
import type { CodeAnswer } from './contract'

/** Returns the code that a value contains; `failed` if the value is not a string. */
export const asCode = (value: unknown): CodeAnswer => {
  const code = textField(value)
  return code ? { kind: 'code', code } : { kind: 'failed' }
}

/** Returns the code that a field of a host's response contains. */
export const readCode = <Field extends string>(
  answer: Answer<Partial<Record<Field, unknown>>>,
  field: Field,
): CodeAnswer => readAnswer(answer, (value) => asCode(value[field]))
