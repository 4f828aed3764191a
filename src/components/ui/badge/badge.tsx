import { View } from '@tarojs/components'
import { UNTRANSLATED } from '@/platform/untranslated'
import { classes } from '../classes'
import styles from './badge.module.scss'

export interface BadgeProps {
  /**
   * Tone of the badge. `accent`: a discount or an offer. `danger`, `success` and `notice`: a state. `plain`: a fact
   * (default).
   */
  tone?: 'plain' | 'accent' | 'danger' | 'success' | 'notice'
  /** True if a long text may wrap to a second line instead of displacing its neighbors. */
  wraps?: boolean
  children: string
  className?: string | undefined
}

/** Draws a short text on a soft background: a state, a label. */
export function Badge({ tone = 'plain', wraps, children, className }: BadgeProps) {
  return <View className={classes(styles.badge, styles[tone], wraps && styles.wraps, className)}>{children}</View>
}

/** Draws a number on a corner of an icon; nothing at 0, `99+` above 99. */
export function CountBadge({ count, className }: { count: number; className?: string }) {
  if (count <= 0) return null
  return (
    <View className={classes(styles.count, className)} ariaHidden {...UNTRANSLATED}>
      {count > 99 ? '99+' : String(count)}
    </View>
  )
}
