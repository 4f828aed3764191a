import { ScrollView, View } from '@tarojs/components'
import { Children, type ReactNode } from 'react'
import { classes } from '../../ui/classes'
import styles from './rail.module.scss'

export interface RailProps {
  /** Cards of one width. */
  children: ReactNode
  /** Class that gives a card its width on phones; on desktop the grid does. */
  cardClass: string
  /** Cards a row on desktop. */
  columns?: 3 | 4 | 5
}

/** Cards in a row that scrolls under the finger and bleeds over the gutter; on desktop, a grid. */
export function Rail({ children, cardClass, columns = 5 }: RailProps) {
  return (
    <ScrollView className={styles.rail} scrollX enhanced showScrollbar={false}>
      <View className={classes(styles.row, styles[`by${columns}`])} role="list">
        {Children.map(children, (child) => (
          <View className={classes(styles.card, cardClass)} role="listitem">
            {child}
          </View>
        ))}
      </View>
    </ScrollView>
  )
}
