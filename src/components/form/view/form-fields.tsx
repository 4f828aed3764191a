import { observer } from 'mobx-react'
import type { TextKey, Translate } from '@/locales/keys'
import type { Namespace } from '@/locales/namespace'
import { useTexts } from '../../texts'
import { RadioGroup } from '../../ui/radio-group/radio-group'
import { ChoiceField } from '../fields/choice-field'
import { PhoneField, type PhoneValues } from '../fields/phone-field'
import { RegionField, type RegionValues } from '../fields/region-field'
import { SearchField } from '../fields/search-field'
import { SwitchField } from '../fields/switch-field'
import { TextField } from '../fields/text-field'
import type { AnyField, Fields, FieldText } from '../fields/fields'
import type { FormState } from '../form-model'

export interface FormFieldsProps<Values, N extends Namespace, Labels extends Namespace = N> {
  of: FormState<Values, N>
  fields: Fields<NoInfer<Values>, NoInfer<Labels>>
  /** Namespace of the labels, if it differs from the form's. */
  texts?: Labels
}

/** Draws the fields of a form without a layout around them. */
export const FormFields = observer(
  <Values, N extends Namespace, Labels extends Namespace = N>(props: FormFieldsProps<Values, N, Labels>) => {
    const { of, fields, texts = of.texts } = props
    const t = useTexts<Namespace>(texts)
    return (
      <>
        {Object.entries<AnyField>(fields as Record<string, AnyField>).map(
          ([name, field]) => field.when !== false && <FormField key={name} form={of} name={name} field={field} t={t} />,
        )}
      </>
    )
  },
)

interface FormFieldProps {
  /** The form. Its value must match the kind of the field. */
  form: unknown
  name: string
  field: AnyField
  t: Translate<Namespace>
}

const FormField = observer(({ form, name, field, t }: FormFieldProps) => {
  const read = (text: FieldText<Namespace>): string => (typeof text === 'string' ? t(text) : t(text.key, text.values))
  const label = t(field.label)
  const text = form as FormState<Record<string, string>, Namespace>
  if (field.kind === 'switch')
    return <SwitchField form={form as FormState<Record<string, boolean>, Namespace>} name={name} label={label} />
  if (field.kind === 'radio') {
    const options = field.options.map((value) => ({ value, content: t(field.textOf(value)) }))
    return (
      <RadioGroup
        label={label}
        value={text.values[name]!}
        onChange={(value) => text.set(name, value)}
        options={options}
      />
    )
  }
  const placeholder = read(placeholderOf(field))
  const own = { label, placeholder }
  switch (field.kind) {
    case 'region':
      return <RegionField {...own} form={form as FormState<RegionValues, Namespace>} picker={field.picker} />
    case 'choice': {
      const options = field.options.map((value) => ({ value, text: t(field.textOf(value)) }))
      return <ChoiceField {...own} form={text} name={name} options={options} />
    }
    case 'search':
      return <SearchField {...own} form={text} name={name} options={field.options} storedName={field.storedName} />
    default: {
      const { hint, submits, optional, disabled, shown } = field
      const typed = {
        ...own,
        hint: hint && read(hint),
        required: !optional || undefined,
        disabled,
        shown,
        ...(submits && { onConfirm: () => void text.submit() }),
      }
      if (field.kind === 'phone')
        return (
          <PhoneField {...typed} form={form as FormState<PhoneValues, Namespace>} areas={field.areas.value ?? []} />
        )
      const { type, maxlength, nativeProps } = field
      return (
        <TextField {...typed} form={text} name={name} type={type} maxlength={maxlength} nativeProps={nativeProps} />
      )
    }
  }
})

/** Returns the key of the text `<label>Placeholder`. The type `Labels` accepts only labels that have such a text. */
const pairedKey = (label: string): string => `${label}Placeholder`

const placeholderOf = (field: Exclude<AnyField, { kind: 'switch' | 'radio' }>): FieldText<Namespace> =>
  field.placeholder ?? (field.optional ? 'common.optional' : (pairedKey(field.label) as TextKey))
