import { View } from '@tarojs/components'
import { useTexts } from '../../texts'
import { classes } from '../classes'
import styles from './page-indicator.module.scss'

/**
 * Draws a dot for each page and highlights the current one. `current` counts from 0. Draws nothing for a single page.
 */
export function PageIndicator({ current, total, className }: { current: number; total: number; className?: string }) {
  const t = useTexts()
  if (total < 2) return null
  return (
    <View
      className={classes(styles.dots, className)}
      role="img"
      ariaLabel={t('common.page', { number: current + 1, total })}
    >
      {Array.from({ length: total }, (_, index) => (
        <View key={index} className={classes(styles.dot, index === current && styles.current)} />
      ))}
    </View>
  )
}
