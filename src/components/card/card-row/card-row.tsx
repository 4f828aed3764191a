import { View } from '@tarojs/components'
import type { CardFace as Card } from '@/api/card-face'
import { cardTexts } from '@/locales/namespaces/card'
import { linkTo } from '@/router/link-to'
import { useTexts } from '../../texts'
import { Pressable } from '../../ui/pressable/pressable'
import { CardFace } from '../card-face/card-face'
import { priceText } from '../card-text'
import styles from './card-row.module.scss'

/** Draws a privilege card in a list as a link to its detail. */
export function CardRow({ card }: { card: Card }) {
  const t = useTexts(cardTexts)
  const { cardId, userCardInstanceId, promotionDesc, convertibleTimes, redeemedTimes } = card
  const isOwn = userCardInstanceId !== ''
  const uses = isOwn && convertibleTimes !== null
  return (
    <Pressable className={styles.row} to={linkTo('card-detail', { cardId, ...(isOwn && { userCardInstanceId }) })}>
      <CardFace card={card} />
      <View className={styles.foot}>
        <View className={styles.text}>
          {uses ? t('card.redeemed', { used: redeemedTimes, count: convertibleTimes }) : promotionDesc}
        </View>
        <View className={styles.end}>{isOwn ? t('card.view') : priceText(card, t)}</View>
      </View>
    </Pressable>
  )
}
