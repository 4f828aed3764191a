import { View } from '@tarojs/components'
import type { LinkTo } from '@/router/link-to'
import { classes } from '../../ui/classes'
import { Icon } from '../../ui/icon/icon'
import { Pressable } from '../../ui/pressable/pressable'
import { rightIcon } from '../right-icon'
import styles from './rights-grid.module.scss'

/** A right of a level as the grid draws it. */
export interface GridRight {
  icon: string
  primeRightTypeName: string
  /** Value of the right; '' without a value. */
  badgeDesc: string
}

export interface RightsGridProps<Right extends GridRight> {
  rights: readonly Right[]
  /** Returns the screen of a right. Without it, the rights are only shown. */
  linkOf?: (right: Right) => LinkTo
  /** True for rights that the buyer does not have. */
  locked?: boolean
}

/** Draws rights of a level with icon, name and value, four in a row (domain §9). */
export function RightsGrid<Right extends GridRight>({ rights, linkOf, locked = false }: RightsGridProps<Right>) {
  return (
    <View className={classes(styles.grid, locked && styles.locked)} role="list">
      {rights.map((right) => {
        const { icon, primeRightTypeName: name, badgeDesc } = right
        const content = (
          <>
            <View className={styles.icon}>
              <Icon name={rightIcon(icon)} />
            </View>
            <View className={styles.name}>{name}</View>
            {badgeDesc !== '' && <View className={styles.badge}>{badgeDesc}</View>}
          </>
        )
        return (
          <View key={name} className={styles.cell} role="listitem">
            {linkOf ? (
              <Pressable className={styles.right} to={linkOf(right)}>
                {content}
              </Pressable>
            ) : (
              <View className={styles.right}>{content}</View>
            )}
          </View>
        )
      })}
    </View>
  )
}
