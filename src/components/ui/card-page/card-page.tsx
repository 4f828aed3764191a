import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '../classes'
import styles from './card-page.module.scss'

export interface CardPageProps {
  /** On desktop: as wide as two columns (`wide`), or the children in two columns (`columns`). */
  desktop?: 'wide' | 'columns'
  children: ReactNode
}

/** Draws the page of a screen: cards one below the other, in a column. */
export function CardPage({ desktop, children }: CardPageProps) {
  return <View className={classes(styles.page, desktop && styles[desktop])}>{children}</View>
}
