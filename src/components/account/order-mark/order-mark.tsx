import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '../../texts'
import { CountBadge } from '../../ui/badge/badge'
import type { OrderMarks } from '../order-marks.model'
import styles from './order-mark.module.scss'

export interface OrderMarkProps {
  marks: Pick<OrderMarks, 'unpaid' | 'newsTab'>
}

/** Draws the number of unpaid orders, otherwise a dot for unread updates. */
export const OrderMark = observer(({ marks: { unpaid, newsTab } }: OrderMarkProps) => {
  const t = useTexts()
  if (unpaid > 0)
    return (
      <View role="img" ariaLabel={t('mine.unpaid', { count: unpaid })}>
        <CountBadge count={unpaid} />
      </View>
    )
  if (newsTab === null) return null
  return <View className={styles.dot} role="img" ariaLabel={t('mine.news')} />
})
