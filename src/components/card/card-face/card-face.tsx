import { View } from '@tarojs/components'
import type { CardFace as Card } from '@/api/card-face'
import { drawnWidth } from '@/domain/drawn-picture'
import { cardTexts } from '@/locales/namespaces/card'
import { useNow } from '../../services'
import { useTexts } from '../../texts'
import { classes } from '../../ui/classes'
import { Picture } from '../../ui/picture/picture'
import { stampText, termText, worthText } from '../card-text'
import styles from './card-face.module.scss'

const PICTURE = drawnWidth(160, 210)

const GROUNDS = { CASH: styles.cash, TIMES: styles.times, ANNUAL: styles.annual, RATE: styles.rate } as const

/** Draws a privilege card in the form of a bank card: name, value, validity, and a stamp with its state. */
export function CardFace({ card }: { card: Card }) {
  const t = useTexts(cardTexts)
  const now = useNow()
  const { cardKind, cardName, cardUrl, rangeDesc, isHistory } = card
  const { caption, worth } = worthText(card, t)
  const stamp = stampText(card, t)
  return (
    <View className={classes(styles.card, GROUNDS[cardKind], isHistory && styles.past)}>
      {cardUrl !== '' && <Picture className={styles.picture} src={cardUrl} alt="" width={PICTURE} />}
      <View className={styles.content}>
        <View className={styles.narrow}>
          <View className={styles.name}>{cardName}</View>
          <View className={styles.note}>{t(`card.kind.${cardKind}`)}</View>
        </View>
        {stamp !== '' && <View className={styles.stamp}>{stamp}</View>}
        <View className={cardUrl === '' ? undefined : styles.narrow}>
          <View className={styles.note}>{caption}</View>
          <View className={styles.worth}>{worth}</View>
          <View className={styles.note}>{termText(card, now, t)}</View>
          <View className={styles.note}>{rangeDesc}</View>
        </View>
      </View>
    </View>
  )
}
