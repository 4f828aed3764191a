import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { FavoriteMarks, FavoriteTarget } from '../../favorite-marks'
import { useTexts } from '../../../texts'
import { classes } from '../../../ui/classes'
import { Icon } from '../../../ui/icon/icon'
import { Pressable } from '../../../ui/pressable/pressable'
import styles from './favorite-row.module.scss'

export interface FavoriteRowProps {
  marks: FavoriteMarks
  target: FavoriteTarget
  name: string
  children: ReactNode
}

/** Draws a favorite with its heart button at the right. A removed favorite fades and can be added again. */
export const FavoriteRow = observer(({ marks, target, name, children }: FavoriteRowProps) => {
  const t = useTexts()
  const marked = marks.has(target, true)
  return (
    <View className={styles.row}>
      <View className={classes(!marked && styles.removed)}>{children}</View>
      <Pressable
        className={styles.heart}
        label={t(marked ? 'favorite.remove' : 'favorite.undo', { name })}
        onClick={() => marks.set(target, !marked)}
      >
        <Icon name="heart" size="m" solid={marked} className={marked ? styles.marked : undefined} />
      </Pressable>
      {!marked && (
        <View className={styles.state} role="status">
          <Text>{t('favorite.removed')}</Text>
        </View>
      )}
    </View>
  )
})
