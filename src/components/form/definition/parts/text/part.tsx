import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Field } from '@/components/ui/field/field'
import { TextArea } from '@/components/ui/text-area/text-area'
import { formDefinitionTexts } from '@/locales/namespaces/form-definition'
import { problemText } from '../../../problem'
import { useFieldTexts } from '../frame'
import type { PartProps, Parts } from '../part'

const useTextProps = ({ slot }: PartProps<'TEXT'> | PartProps<'LONG_TEXT'>) => {
  const t = useTexts(formDefinitionTexts)
  return {
    ...useFieldTexts(slot),
    value: slot.value ?? '',
    error: problemText(t, slot.problem),
    focus: slot.focused,
    maxlength: slot.field.limits.most,
    onInput: (text: string) => slot.set(text === '' ? undefined : text),
    onBlur: slot.leave,
  }
}

const TextPart = observer((props: PartProps<'TEXT'>) => <Field {...useTextProps(props)} />)

const LongTextPart = observer((props: PartProps<'LONG_TEXT'>) => <TextArea {...useTextProps(props)} />)

export const parts: Parts<'TEXT' | 'LONG_TEXT'> = { TEXT: TextPart, LONG_TEXT: LongTextPart }
