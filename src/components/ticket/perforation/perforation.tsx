import { View } from '@tarojs/components'
import { classes } from '../../ui/classes'
import styles from './perforation.module.scss'

/**
 * Draws the perforation of a ticket between two notches in the edges. The parent must be `position: relative` or a
 * block.
 */
export function Perforation({ className }: { className?: string }) {
  return (
    <View className={classes(styles.tear, className)} ariaHidden>
      <View className={classes(styles.notch, styles.left)} />
      <View className={styles.dots} />
      <View className={classes(styles.notch, styles.right)} />
    </View>
  )
}
