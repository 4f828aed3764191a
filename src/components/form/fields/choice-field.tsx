import { observer } from 'mobx-react'
import type { Namespace } from '@/locales/namespace'
import { useTexts } from '../../texts'
import { ChoiceSheet } from '../../ui/choice-sheet/choice-sheet'
import type { FieldOf, FormState } from '../form-model'
import { problemText } from '../problem'
import { ChoiceBox } from './choice-box'

export interface ChoiceFieldProps<Values, N extends Namespace, Field extends FieldOf<Values>> {
  form: FormState<Values, N>
  name: Field
  label: string
  /** Placeholder if nothing is selected, and title of the sheet. */
  placeholder: string
  options: readonly { value: Values[Field] & string; text: string }[]
  /** Replaces `form.set` if a selection has further effects. */
  onChoose?: (value: Values[Field] & string) => void
}

/** Draws a field for one of a few options, which are listed in a sheet. */
export const ChoiceField = observer(
  <Values, N extends Namespace, Field extends FieldOf<Values>>(props: ChoiceFieldProps<Values, N, Field>) => {
    const { form, name, label, placeholder, options, onChoose } = props
    const t = useTexts(form.texts)
    const value = form.values[name] as Values[Field] & string
    const choose = (chosen: Values[Field] & string) => {
      if (onChoose) onChoose(chosen)
      else form.set(name, chosen)
    }
    return (
      <>
        <ChoiceBox
          label={label}
          value={options.find((option) => option.value === value)?.text ?? ''}
          placeholder={placeholder}
          error={problemText(t, form.problems[name])}
          focused={form.focused === name}
          onOpen={() => form.open(name)}
        />
        <ChoiceSheet
          open={form.opened === name}
          title={placeholder}
          options={options.map((option) => ({ value: option.value, content: option.text }))}
          value={value}
          onChoose={choose}
          onClose={form.close}
        />
      </>
    )
  },
)
