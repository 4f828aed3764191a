import { observer } from 'mobx-react'
import type { Namespace } from '@/locales/namespace'
import { useTexts } from '../../texts'
import { Field, type FieldProps } from '../../ui/field/field'
import type { FieldOf, FormState } from '../form-model'
import { problemText } from '../problem'

/** The fields of a form whose values have the given type. */
export type FieldsWith<Value, Values> = {
  [Field in FieldOf<Values>]: Values[Field] extends Value ? (Value extends Values[Field] ? Field : never) : never
}[FieldOf<Values>]

export interface TextFieldProps<Values, N extends Namespace> extends Omit<
  FieldProps,
  'value' | 'onInput' | 'onBlur' | 'error' | 'focus'
> {
  form: FormState<Values, N>
  name: FieldsWith<string, Values>
  /** Replaces `form.set` if typing has further effects. */
  onInput?: (value: string) => void
  /** Masked value to show instead of the value. */
  shown?: string
}

/** Draws a text field of a form. Validates it on blur and shows its problem below. */
export const TextField = observer(
  <Values, N extends Namespace>({ form, name, onInput, shown, ...field }: TextFieldProps<Values, N>) => {
    const t = useTexts(form.texts)
    const value = form.values[name] as string
    return (
      <Field
        {...field}
        value={shown ?? value}
        error={problemText(t, form.problems[name])}
        focus={form.focused === name}
        onInput={onInput ?? ((text) => form.set(name, text as Values[typeof name]))}
        onBlur={() => form.leave(name)}
      />
    )
  },
)
