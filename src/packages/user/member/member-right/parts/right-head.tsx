import { Text, View } from '@tarojs/components'
import type { MemberRight } from '@/api/member'
import { levelGround } from '@/components/member/level-ground'
import type { LevelWithRights } from '@/components/member/level-rights'
import { rightIcon } from '@/components/member/right-icon'
import { classes } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon/icon'
import styles from './right-head.module.scss'

export interface RightHeadProps {
  right: MemberRight
  level: LevelWithRights
  /** True if the buyer does not have the level. */
  locked: boolean
}

/** Draws the name and the value of a right in the colors of the level. */
export function RightHead({ right, level, locked }: RightHeadProps) {
  return (
    <View className={classes(styles.head, levelGround(level.level))}>
      <View className={styles.icon}>
        <Icon name={locked ? 'lock' : rightIcon(right.icon)} size="xl" />
      </View>
      <View className={styles.text}>
        <View className={styles.name} role="heading" ariaLevel={2}>
          {right.primeRightTypeName}
        </View>
        <Text className={styles.badge}>{right.badgeDesc}</Text>
        <Text className={styles.level}>{level.primeLevelName}</Text>
      </View>
    </View>
  )
}
