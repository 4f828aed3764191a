import { type Answer, readAnswer } from '../native'
import { textField } from '../native-fields'
import type { CodeAnswer } from './contract'

/** Returns the code in a value; `failed` if the value is not a text. */
export const asCode = (value: unknown): CodeAnswer => {
  const code = textField(value)
  return code ? { kind: 'code', code } : { kind: 'failed' }
}

/** Returns the code in one field of a host's response. */
export const readCode = <Field extends string>(
  answer: Answer<Partial<Record<Field, unknown>>>,
  field: Field,
): CodeAnswer => readAnswer(answer, (value) => asCode(value[field]))
