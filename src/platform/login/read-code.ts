import { type Answer, readAnswer } from '../native'
import { textField } from '../native-fields'
import type { CodeAnswer } from './contract'

/** Returns a code from a field; `failed` when it is not a text. */
export const asCode = (value: unknown): CodeAnswer => {
  const code = textField(value)
  return code ? { kind: 'code', code } : { kind: 'failed' }
}

/** The code in one field of a native answer. */
export const readCode = <Field extends string>(
  answer: Answer<Partial<Record<Field, unknown>>>,
  field: Field,
): CodeAnswer => readAnswer(answer, (value) => asCode(value[field]))
