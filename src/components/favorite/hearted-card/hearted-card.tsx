import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ShowCard, type ShowCardProps } from '../../show/show-card/show-card'
import { useTexts } from '../../texts'
import { classes } from '../../ui/classes'
import { Icon } from '../../ui/icon/icon'
import { Pressable } from '../../ui/pressable/pressable'
import type { FavoriteMarks } from '../favorite-marks'
import styles from './hearted-card.module.scss'

interface HeartedCardProps extends ShowCardProps {
  /** Favorite states of the screen. */
  marks: FavoriteMarks
  size: 'small' | 'medium'
}

/** Draws a show's card with a favorite button beside the title. The card and the button are separate tap targets. */
export const HeartedCard = observer(({ marks, ...card }: HeartedCardProps) => {
  const t = useTexts()
  const { showId: id, showName: name } = card.show
  const target = { kind: 'SHOW', id } as const
  const marked = marks.has(target)
  return (
    <View className={styles.frame}>
      <ShowCard {...card} />
      <Pressable
        className={classes(styles.heart, card.size === 'medium' && styles.medium, marked && styles.marked)}
        label={t('favorite.saveShow', { name })}
        ariaPressed={marked}
        onClick={() => marks.toggle(target)}
      >
        <Icon name="heart" size="m" solid={marked} />
      </Pressable>
    </View>
  )
})
