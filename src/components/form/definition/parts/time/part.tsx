import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { readTime, timeInput } from '@/domain/typed/date-input'
import { formDefinitionTexts } from '@/locales/namespaces/form-definition'
import type { PartProps, Parts } from '../part'
import { TypedPart } from '../typed-part'

const TimePart = observer(({ slot }: PartProps<'TIME'>) => {
  const t = useTexts(formDefinitionTexts)
  const { from, to } = slot.field.limits
  const hint = from && to ? t('time.range', { from, to }) : t('time.format')
  return (
    <TypedPart
      slot={slot}
      shape={timeInput}
      read={readTime}
      hint={hint}
      placeholder="09:30"
      nativeProps={{ inputMode: 'numeric' }}
    />
  )
})

export const parts: Parts<'TIME'> = { TIME: TimePart }
