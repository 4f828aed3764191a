import { View } from '@tarojs/components'
import { classes } from '../../ui/classes'
import { Icon } from '../../ui/icon/icon'
import { levelGround } from '../level-ground'
import styles from './level-mark.module.scss'

/** Draws the round mark of a level in its color: a crown under a lantern's light. */
export function LevelMark({ level }: { level: number }) {
  return (
    <View className={classes(styles.mark, levelGround(level))} ariaHidden>
      <Icon name="crown" size="xl" />
    </View>
  )
}
