import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formTexts } from '@/locales/namespaces/form'
import { AsyncView } from '../../screen/async-view'
import { useTexts } from '../../texts'
import { ListRow } from '../../ui/list-row/list-row'
import { Segmented } from '../../ui/segmented/segmented'
import { Sheet } from '../../ui/sheet/sheet'
import { Skeleton } from '../../ui/skeleton/skeleton'
import { REGION_STEPS, type RegionPickerModel } from './region-picker.model'
import styles from './region-picker.module.scss'

/** The sheet of regions: what is chosen on top, the list of the step below. */
export const RegionPicker = observer(({ model }: { model: RegionPickerModel }) => {
  const t = useTexts(formTexts)
  const { chosen, options, step, steps } = model
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
          {(regions) =>
            regions.map((region) => (
              <ListRow
                key={region.id}
                title={region.name}
                selected={region.id === chosen[step]?.id}
                mark={region.id === chosen[step]?.id ? 'check' : 'none'}
                onClick={() => model.choose(region)}
              />
            ))
          }
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
