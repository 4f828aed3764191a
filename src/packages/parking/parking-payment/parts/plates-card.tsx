import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Plate } from '@/api/parking'
import { useTexts } from '@/components/texts'
import { AddButton } from '@/components/ui/add-button/add-button'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import { formatPlate } from '@/domain/plate/plate'
import { parkingTexts } from '@/locales/namespaces/parking'
import textStyles from '@/styles/text.module.scss'
import type { PlatesModel } from '../plates.model'

/** Draws the buyer's plates with their proofs. The selected plate can be deleted, or disputed if others have it. */
export const PlatesCard = observer(({ model }: { model: PlatesModel }) => {
  const t = useTexts(parkingTexts)
  const { canAdd, list, plate } = model
  const remove = (each: Plate) =>
    model.remove(each, {
      title: t('plate.deleteTitle', { plate: formatPlate(each.plateNo) }),
      content: t('plate.deleteHint'),
      confirmText: t('button.delete'),
    })
  const dispute = (each: Plate) =>
    model.dispute(each, {
      title: t('plate.disputeTitle', { plate: formatPlate(each.plateNo) }),
      content: t('plate.disputeHint'),
      confirmText: t('plate.disputeAct'),
    })
  const action = plate && (
    <Button kind="quiet" size="m" onClick={() => remove(plate)}>
      {t('plate.delete')}
    </Button>
  )
  return (
    <Card title={t('plate.mine')} action={action}>
      {plate && (
        <RadioGroup
          label={t('plate.mine')}
          value={plate?.plateId ?? null}
          onChange={model.choose}
          options={(list.value ?? []).map((each) => ({ value: each.plateId, content: <PlateRow plate={each} /> }))}
        />
      )}
      {plate && plate.others > 0 && !plate.isDisputed && (
        <Button kind="quiet" size="m" block onClick={() => dispute(plate)}>
          {t('plate.dispute')}
        </Button>
      )}
      {canAdd && <AddButton text={t('plate.add')} onClick={model.startAdding} />}
    </Card>
  )
})

function PlateRow({ plate: { plateNo, proof, others, isDisputed } }: { plate: Plate }) {
  const t = useTexts(parkingTexts)
  return (
    <View>
      <Text>{formatPlate(plateNo)}</Text>
      <Text className={textStyles.metaBlock}>{t(isDisputed ? 'plate.disputed' : `plate.proof.${proof}`)}</Text>
      {others > 0 && <Text className={textStyles.metaBlock}>{t('plate.others', { count: others })}</Text>}
    </View>
  )
}
