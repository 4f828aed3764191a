import { ScrollView, View } from '@tarojs/components'
import { Children, type ReactNode } from 'react'
import { useDesktop } from '../../shell/use-desktop'
import { classes } from '../../ui/classes'
import { useDeferredMount } from '../../ui/use-deferred-mount'
import styles from './horizontal-list.module.scss'

export interface HorizontalListProps {
  /** Cards, all of the same width. */
  children: ReactNode
  /** Class that sets a card's width on phones. On desktop, the grid sets the width. */
  cardClass: string
  /** Cards per row on desktop. */
  columns?: 3 | 4 | 5
}

/** Number of cards that are at least partly visible on a phone. */
const IN_VIEW = 4

/** Draws cards in a row that scrolls horizontally and extends into the page margin. On desktop, draws a grid. */
export function HorizontalList({ children, cardClass, columns = 5 }: HorizontalListProps) {
  const desktop = useDesktop()
  const whole = useDeferredMount() || desktop
  const cards = Children.toArray(children)
  return (
    <ScrollView className={styles.rail} scrollX enhanced showScrollbar={false}>
      <View className={classes(styles.row, styles[`by${columns}`])} role="list">
        {(whole ? cards : cards.slice(0, IN_VIEW)).map((card, index) => (
          <View key={index} className={classes(styles.card, cardClass)} role="listitem">
            {card}
          </View>
        ))}
      </View>
    </ScrollView>
  )
}
