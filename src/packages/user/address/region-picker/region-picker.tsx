import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ErrorState } from '@/components/screen/error-state'
import { useTexts } from '@/components/texts'
import { ListRow } from '@/components/ui/list-row/list-row'
import { Segmented } from '@/components/ui/segmented/segmented'
import { Sheet } from '@/components/ui/sheet/sheet'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { userTexts } from '@/locales/namespaces/user'
import { REGION_STEPS, type RegionPickerModel } from './region-picker.model'
import styles from './region-picker.module.scss'

/** The sheet of areas: what is chosen on top, the list of the step below. */
export const RegionPicker = observer(({ model }: { model: RegionPickerModel }) => {
  const t = useTexts(userTexts)
  const { chosen, options, step, steps } = model
  return (
    <Sheet open={model.open} title={t('address.chooseArea')} onClose={model.hide}>
      <Segmented
        label={t('address.steps')}
        controls="region-list"
        value={REGION_STEPS[step]}
        onChange={(name) => model.goTo(REGION_STEPS.indexOf(name))}
        options={steps.map((value, place) => ({ value, text: chosen[place]?.name ?? t(`address.${value}`) }))}
      />
      <View id="region-list" className={styles.list} role="tabpanel" ariaBusy={options.pending}>
        {options.status === 'loading' &&
          [0, 1, 2, 3].map((place) => <Skeleton key={place} height="20px" className={styles.ghost} />)}
        {options.status === 'failed' && <ErrorState error={options.error} onRetry={options.load} compact />}
        {options.value?.map((region) => (
          <ListRow
            key={region.id}
            title={region.name}
            selected={region.id === chosen[step]?.id}
            mark={region.id === chosen[step]?.id ? 'check' : 'none'}
            onClick={() => model.choose(region)}
          />
        ))}
      </View>
    </Sheet>
  )
})
