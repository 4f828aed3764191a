import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { FavoriteMarks, FavoriteTarget } from '@/components/favorite/favorite-marks'
import { useTexts } from '@/components/texts'
import { classes } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon/icon'
import { Pressable } from '@/components/ui/pressable/pressable'
import { userTexts } from '@/locales/namespaces/user'
import styles from './favorite-row.module.scss'

export interface FavoriteRowProps {
  marks: FavoriteMarks
  target: FavoriteTarget
  name: string
  children: ReactNode
}

/** An entry with its heart at the right; one that is taken back fades and can be marked again. */
export const FavoriteRow = observer(({ marks, target, name, children }: FavoriteRowProps) => {
  const t = useTexts(userTexts)
  const marked = marks.has(target, true)
  return (
    <View className={styles.row}>
      <View className={classes(styles.entry, !marked && styles.removed)}>{children}</View>
      <Pressable
        className={styles.heart}
        label={t(marked ? 'favorite.remove' : 'favorite.undo', { name })}
        onClick={() => marks.set(target, !marked)}
      >
        <Icon name="heart" solid={marked} className={marked ? styles.marked : undefined} />
      </Pressable>
      {!marked && (
        <View className={styles.state} role="status">
          <Text>{t('favorite.removed')}</Text>
        </View>
      )}
    </View>
  )
})
