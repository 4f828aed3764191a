import { View } from '@tarojs/components'
import { classes } from '@/components/ui/classes'
import styles from './preview.module.scss'

/**
 * Draws a small preview of a screen in the theme's colors. If `half` is set, draws only one half, beside the half of
 * the other theme.
 */
export function Preview({ theme, half }: { theme: 'light' | 'dark'; half?: boolean }) {
  return (
    <View className={classes(`theme-${theme}`, styles.screen, half && styles.half)} ariaHidden>
      <View className={styles.bar} />
      <View className={styles.hero} />
      <View className={styles.card}>
        <View className={styles.title} />
        <View className={styles.line} />
      </View>
      <View className={styles.button} />
    </View>
  )
}
