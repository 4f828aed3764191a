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
  /** Number of tickets. At 0 nothing is selected, and no number is shown. */
  qty: number
  /** Seats, if the viewer may see them; '' for a ticket without a seat. */
  seats?: readonly string[]
}

/** Draws a gift in the form of a ticket: the picture, the message and, below the perforation, the show. */
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
