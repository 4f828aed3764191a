import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { PlateInput } from '@/components/plate/plate-input'
import { useTexts } from '@/components/texts'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Card } from '@/components/ui/card/card'
import { Segmented } from '@/components/ui/segmented/segmented'
import { PLATE_AREAS } from '@/domain/plate/plate'
import { parkingTexts } from '@/locales/namespaces/parking'
import boxStyles from '@/styles/box.module.scss'
import type { PlatesModel } from '../plates.model'

const EMPTY = { text: '', at: 0 }

/** Draws the form that saves a plate. */
export const PlateForm = observer(({ model }: { model: PlatesModel }) => {
  const t = useTexts(parkingTexts)
  const { area, canSave, draft, list, problem } = model
  const hasPlates = (list.value?.length ?? 0) > 0
  return (
    <Card title={t('plate.add')} note={hasPlates ? undefined : t('plate.none')}>
      <Segmented
        look="pill"
        label={t('plate.areas')}
        options={PLATE_AREAS.map((value) => ({ value, text: t(`plate.area.${value}`) }))}
        value={area}
        onChange={model.setArea}
      />
      <View className={boxStyles.above4}>
        <PlateInput key={area} area={area} draft={draft ?? EMPTY} problem={problem} onChange={model.type} />
      </View>
      <ButtonRow
        actions={[
          ...(hasPlates ? [{ text: t('button.cancel'), secondary: true, onClick: model.stopAdding }] : []),
          { text: t('button.save'), incomplete: !canSave, onClick: model.save },
        ]}
      />
    </Card>
  )
})
