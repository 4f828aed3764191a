import { observer } from 'mobx-react'
import { type ReactNode, useState } from 'react'
import { useTexts } from '@/components/texts'
import { Field, type FieldProps } from '@/components/ui/field/field'
import type { FieldKind } from '@/domain/form-schema/definition'
import { formDefinitionTexts } from '@/locales/namespaces/form-definition'
import { problemText } from '../../problem'
import type { Slot } from '../slot'
import { useFieldTexts } from './frame'

interface TypedPartProps<K extends FieldKind> extends Pick<FieldProps, 'type' | 'nativeProps' | 'placeholder'> {
  slot: Slot<K>
  /** Converts typed text to the text of the input, such as a date with its separators. */
  shape?: (typed: string) => string
  /** Converts the text to the answer; undefined while the text is not an answer. */
  read: (text: string) => Slot<K>['value']
  /** Help below the field. The help of the definition has priority. */
  hint?: string
  trail?: ReactNode
}

/**
 * Draws a field whose answer is written as text, such as a number. The slot also stores a text that is not an answer, so
 * that the rules find a problem and the draft contains the text.
 */
export const TypedPart = observer(<K extends FieldKind>(props: TypedPartProps<K>) => {
  const { slot, shape = (typed) => typed, read, hint, trail, ...native } = props
  const t = useTexts(formDefinitionTexts)
  const texts = useFieldTexts(slot)
  const [typed, setTyped] = useState('')
  // The typed text differs from the answer's text in forms such as `1.0`.
  const isTyped = slot.value !== undefined && Object.is(read(typed) ?? typed, slot.value)
  const handleInput = (input: string) => {
    const text = shape(input)
    setTyped(text)
    slot.set(text === '' ? undefined : (read(text) ?? (text as unknown as Slot<K>['value'])))
  }
  return (
    <Field
      {...texts}
      {...native}
      hint={texts.hint || hint}
      value={isTyped ? typed : String(slot.value ?? '')}
      error={problemText(t, slot.problem)}
      focus={slot.focused}
      trail={trail}
      onInput={handleInput}
      onBlur={slot.leave}
    />
  )
})
