import { View } from '@tarojs/components'
import { classes } from '../classes'
import styles from './skeleton.module.scss'

export interface SkeletonProps {
  /** line: a line of text (default); block: a rectangle; poster: 3:4; round: an avatar or icon. */
  shape?: 'line' | 'block' | 'poster' | 'round'
  /** CSS width, e.g. `'60%'`; the shape's own when left out. */
  width?: string
  /** CSS height of a line or block. */
  height?: string
  className?: string
}

/** The place of something that is on its way, in its size. Readers skip it: the region says `aria-busy`. */
export function Skeleton({ shape = 'line', width, height, className }: SkeletonProps) {
  return <View className={classes(styles.skeleton, styles[shape], className)} style={{ width, height }} ariaHidden />
}
