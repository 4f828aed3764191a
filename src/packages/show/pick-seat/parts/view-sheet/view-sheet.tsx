import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Sheet } from '@/components/ui/sheet/sheet'
import type { PickSeatModel } from '../../pick-seat.model'
import { placeName } from '../../seat-words'
import styles from './view-sheet.module.scss'

const CM_A_METRE = 100

/** What one sees from a seat, on demand. */
export const ViewSheet = observer(({ model }: { model: PickSeatModel }) => {
  const t = useTexts('seat')
  const { viewed, picking } = model
  const map = picking?.loaded?.map
  const open = viewed >= 0 && map !== undefined
  const metres = open ? Math.hypot(map.x[viewed] - map.stage.x, map.y[viewed] - map.stage.y) / CM_A_METRE : 0
  return (
    <Sheet open={open} onClose={() => model.lookFrom(-1)} title={t('view.title')}>
      {open && (
        <View className={styles.words}>
          <Text className={styles.place}>{placeName(t, map, viewed)}</Text>
          <Text>{t('view.distance', { metres: Math.round(metres) })}</Text>
        </View>
      )}
    </Sheet>
  )
})
