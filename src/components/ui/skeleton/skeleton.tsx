import { View } from '@tarojs/components'
import { classes } from '../classes'
import styles from './skeleton.module.scss'

export interface SkeletonProps {
  /**
   * Shape: `line` for a line of text (default), `block` for a rectangle, `poster` for 3:4, `round` for an avatar or
   * icon.
   */
  shape?: 'line' | 'block' | 'poster' | 'round'
  /** CSS width, e.g. `'60%'`; by default the width of the shape. */
  width?: string
  /** CSS height of a line or block. */
  height?: string
  className?: string
}

/**
 * Draws a placeholder in the size of content that is loading. Hidden from screen readers: the region has `aria-busy`.
 */
export function Skeleton({ shape = 'line', width, height, className }: SkeletonProps) {
  return <View className={classes(styles.skeleton, styles[shape], className)} style={{ width, height }} ariaHidden />
}
