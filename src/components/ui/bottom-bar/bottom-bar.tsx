import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '../classes'
import styles from './bottom-bar.module.scss'

export interface BottomBarProps {
  /** The total, or a button that opens its details; takes the remaining width. */
  lead?: ReactNode
  /** A row above the bar's content, up to 44 px high. */
  above?: ReactNode
  /** One or two buttons. */
  children: ReactNode
  /** True if the total takes three lines. */
  tall?: boolean
  /** True if the bar is also shown on desktop. Otherwise the screen draws its action beside the content on desktop. */
  onDesktop?: boolean
  className?: string
}

/**
 * Draws the bar with the action of a screen, at the bottom edge above the home indicator. Reserves its space in the
 * flow.
 */
export function BottomBar({ lead, above, children, tall = false, onDesktop = false, className }: BottomBarProps) {
  return (
    <View
      className={classes(
        styles.room,
        tall && styles.tall,
        Boolean(above) && styles.high,
        !onDesktop && styles.phoneOnly,
      )}
    >
      <View className={classes(styles.bar, className)}>
        {above && <View className={styles.above}>{above}</View>}
        <View className={styles.inner}>
          {lead && <View className={styles.lead}>{lead}</View>}
          <View className={classes(styles.acts, !lead && styles.alone)}>{children}</View>
        </View>
      </View>
    </View>
  )
}
