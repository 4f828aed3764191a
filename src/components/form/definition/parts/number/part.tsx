import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { formDefinitionTexts } from '@/locales/namespaces/form-definition'
import { plainText } from '@/domain/typed/text'
import type { PartProps, Parts } from '../part'
import { TypedPart } from '../typed-part'

const read = (text: string): number | undefined => (/^-?\d+(\.\d{1,2})?$/.test(text) ? Number(text) : undefined)

const NumberPart = observer(({ slot }: PartProps<'NUMBER'>) => {
  const t = useTexts(formDefinitionTexts)
  const { from, to, decimals } = slot.field.limits
  const hint = from !== undefined && to !== undefined ? t('number.range', { from, to }) : undefined
  // The keyboards for numbers have no minus.
  const type = from === undefined || from < 0 ? 'text' : decimals ? 'digit' : 'number'
  return <TypedPart slot={slot} read={read} shape={(typed) => plainText(typed).trim()} hint={hint} type={type} />
})

export const parts: Parts<'NUMBER'> = { NUMBER: NumberPart }
