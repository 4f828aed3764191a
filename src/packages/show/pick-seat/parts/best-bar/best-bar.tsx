import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Chip } from '@/components/ui/chip/chip'
import { Stepper } from '@/components/ui/stepper/stepper'
import type { PickSeatModel } from '../../pick-seat.model'
import styles from './best-bar.module.scss'

/** A number and one tap: the best seats together, the next best with the next tap. */
export const BestBar = observer(({ model }: { model: PickSeatModel }) => {
  const t = useTexts('seat')
  const { picking, section } = model
  if (!picking?.loaded) return null
  const { largest, loaded } = picking
  const size = Math.min(model.groupSize, largest)
  const code = loaded.map.sections[section]?.code
  return (
    <View className={styles.bar}>
      <View className={styles.acts}>
        <Stepper value={size} max={largest} onChange={model.setGroupSize} label={t('best.size')} />
        <Button kind="secondary" size="m" className={styles.take} onClick={model.takeBest}>
          {t('best.take', { count: size })}
        </Button>
      </View>
      {code !== undefined && (
        <Chip trail="close" className={styles.where} onClick={() => model.setSection(-1)}>
          {t('best.in', { section: code })}
        </Chip>
      )}
    </View>
  )
})
