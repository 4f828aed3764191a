import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { ChoiceChips } from '@/components/ui/choice-chips/choice-chips'
import { formDefinitionTexts } from '@/locales/namespaces/form-definition'
import { useLocalized } from '../../local-texts'
import { Frame } from '../frame'
import type { PartProps, Parts } from '../part'

/** Draws yes and no as two chips, because a switch has no state for "not answered". */
const YesNoPart = observer(({ slot }: PartProps<'YES_NO'>) => {
  const t = useTexts(formDefinitionTexts)
  const read = useLocalized()
  return (
    <Frame slot={slot}>
      <ChoiceChips
        label={read(slot.label)}
        value={slot.value === undefined ? null : String(slot.value)}
        onChange={(value) => slot.set(value === 'true')}
        chips={[
          { value: 'true', word: t('yesNo.yes'), notes: [] },
          { value: 'false', word: t('yesNo.no'), notes: [] },
        ]}
      />
    </Frame>
  )
})

export const parts: Parts<'YES_NO'> = { YES_NO: YesNoPart }
