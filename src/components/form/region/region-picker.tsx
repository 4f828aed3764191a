import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Region } from '@/api/address'
import { formTexts } from '@/locales/namespaces/form'
import { AsyncView } from '../../screen/async-view'
import { useTexts } from '../../texts'
import { RadioGroup } from '../../ui/radio-group/radio-group'
import { Segmented } from '../../ui/segmented/segmented'
import { Sheet } from '../../ui/sheet/sheet'
import { Skeleton } from '../../ui/skeleton/skeleton'
import { REGION_STEPS, type RegionPickerModel } from './region-picker.model'
import styles from './region-picker.module.scss'

/** Draws the sheet of the region picker: the selection at the top, the list of the current step below. */
export const RegionPicker = observer(({ model }: { model: RegionPickerModel }) => {
  const t = useTexts(formTexts)
  const { chosen, options, step, steps } = model
  const choose = (regions: readonly Region[], id: string): void => {
    const region = regions.find((each) => each.id === id)
    if (region) model.choose(region)
  }
  return (
    <Sheet open={model.open} title={t('region.choose')} onClose={model.hide}>
      <Segmented
        label={t('region.steps')}
        controls="region-list"
        value={REGION_STEPS[step]}
        onChange={(name) => model.goTo(REGION_STEPS.indexOf(name))}
        options={steps.map((value, index) => ({ value, text: chosen[index]?.name ?? t(`region.${value}`) }))}
      />
      <View id="region-list" className={styles.list} role="tabpanel" ariaBusy={options.pending}>
        <AsyncView of={options} skeleton={<RegionSkeleton />} compact>
          {(regions) => (
            <RadioGroup
              key={step}
              label={t(`region.${REGION_STEPS[step]}`)}
              arrows="move"
              value={chosen[step]?.id ?? null}
              onChange={(id) => choose(regions, id)}
              options={regions.map(({ id, name }) => ({ value: id, content: name }))}
            />
          )}
        </AsyncView>
      </View>
    </Sheet>
  )
})

const RegionSkeleton = () => (
  <>
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} height="20px" className={styles.ghost} />
    ))}
  </>
)
