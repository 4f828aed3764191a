import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '../classes'
import styles from './card-page.module.scss'

export interface CardPageProps {
  /** Layout on desktop: `wide` is as wide as two columns, `columns` places the children in two columns. */
  desktop?: 'wide' | 'columns'
  children: ReactNode
}

/** Draws a screen of cards, one below the other in a column. */
export function CardPage({ desktop, children }: CardPageProps) {
  return <View className={classes(styles.page, desktop && styles[desktop])}>{children}</View>
}
