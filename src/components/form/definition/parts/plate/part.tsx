import { observer } from 'mobx-react'
import { useState } from 'react'
import { PlateInput } from '@/components/plate/plate-input'
import { useTexts } from '@/components/texts'
import { Segmented } from '@/components/ui/segmented/segmented'
import { enterText, type PlateDraft } from '@/domain/plate/edit'
import { PLATE_AREAS, type PlateArea } from '@/domain/plate/plate'
import { parkingTexts } from '@/locales/namespaces/parking'
import { Frame } from '../frame'
import type { PartProps, Parts } from '../part'

const PlatePart = observer(({ slot }: PartProps<'PLATE'>) => {
  const t = useTexts(parkingTexts)
  const [chosenArea, setArea] = useState<PlateArea>('MAINLAND')
  const area = slot.value?.area ?? chosenArea
  const [at, setAt] = useState(0)
  const text = slot.value?.plate ?? ''
  const change = (draft: PlateDraft, to = area) => {
    setArea(to)
    setAt(draft.at)
    slot.set(draft.text === '' ? undefined : { area: to, plate: draft.text })
  }
  return (
    <Frame slot={slot}>
      <Segmented
        label={t('plate.areas')}
        look="pill"
        value={area}
        onChange={(to) => change(enterText(text, to), to)}
        options={PLATE_AREAS.map((value) => ({ value, text: t(`plate.area.${value}`) }))}
      />
      <PlateInput
        area={area}
        draft={{ text, at: Math.min(at, text.length) }}
        onChange={(draft) => change(draft)}
        problem=""
      />
    </Frame>
  )
})

export const parts: Parts<'PLATE'> = { PLATE: PlatePart }
