import { Image, Text, View } from '@tarojs/components'
import { useTexts } from '@/components/texts'
import { Perforation } from '@/components/ticket/perforation/perforation'
import { seatList } from '@/components/ticket/ticket-place'
import { type Visit, VisitHead } from '@/components/ticket/visit-head/visit-head'
import { type GiftCard, giftCardPicture } from '@/domain/ticket/gift-card'
import { joinFacts } from '@/lib/join-facts'
import { giftTexts } from '@/locales/namespaces/gift'
import styles from './gift-face.module.scss'

export interface GiftFaceProps {
  card: GiftCard
  message?: string
  /** Text that names the sender or the recipient. */
  who: string
  show: Visit
  /** No count is shown at 0: nothing is chosen. */
  qty: number
  /** The seats, where they may be seen; '' for a ticket without one. */
  seats?: readonly string[]
}

/** Draws a gift drawn as a ticket: the picture, the message, and behind the perforation the show. */
export function GiftFace({ card, message = '', who, show, qty, seats = [] }: GiftFaceProps) {
  const t = useTexts(giftTexts)
  const named = seats.filter(Boolean)
  return (
    <View className={styles.gift}>
      <View className={styles.frame}>
        <Image
          className={styles.picture}
          src={giftCardPicture(card)}
          mode="aspectFill"
          ariaLabel={t(`gift.give.card.${card}`)}
        />
      </View>
      {message && (
        <View className={styles.message}>
          <Text>{message}</Text>
        </View>
      )}
      <View className={styles.from}>
        <Text>{who}</Text>
      </View>
      <Perforation />
      <VisitHead
        visit={show}
        more={joinFacts([qty > 0 ? t('common.ticketCount', { count: qty }) : '', seatList(named, t)])}
      />
    </View>
  )
}
