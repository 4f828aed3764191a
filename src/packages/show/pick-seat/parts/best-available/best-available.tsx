import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Stepper } from '@/components/ui/stepper/stepper'
import { seatTexts } from '@/locales/namespaces/seat'
import boxStyles from '@/styles/box.module.scss'
import type { PickSeatModel } from '../../pick-seat.model'
import styles from './best-available.module.scss'

/**
 * Draws an optional group size, and a button that selects the best adjacent seats. Each further tap selects the next
 * best seats.
 */
export const BestAvailable = observer(({ model }: { model: PickSeatModel }) => {
  const t = useTexts(seatTexts)
  const { picking, section } = model
  if (!picking?.loaded) return null
  const { largest, loaded } = picking
  const size = Math.min(model.groupSize, largest)
  const code = loaded.map.sections[section]?.code
  return (
    <View className={boxStyles.row3}>
      {model.exactly === null && (
        <Stepper value={size} max={largest} onChange={model.setGroupSize} label={t('best.size')} />
      )}
      <Button kind="secondary" size="m" className={styles.take} onClick={model.selectBest}>
        {code === undefined ? t('best.take', { count: size }) : t('best.takeIn', { count: size, section: code })}
      </Button>
    </View>
  )
})
