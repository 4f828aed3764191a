import { Image, Text, View } from '@tarojs/components'
import { useTexts } from '@/components/texts'
import { Perforation } from '@/components/ticket/perforation/perforation'
import { ticketWhen } from '@/components/ticket/ticket-time'
import { Poster } from '@/components/ui/poster/poster'
import { drawnWidth } from '@/domain/drawn-picture'
import { type GiftCard, giftCardPicture } from '@/domain/ticket/gift-card'
import { joinFacts } from '@/lib/join-facts'
import { giftTexts } from '@/locales/namespaces/gift'
import styles from './gift-face.module.scss'

const POSTER = drawnWidth(72)

export interface GiftFaceProps {
  card: GiftCard
  message?: string
  /** From whom or for whom, in words. */
  who: string
  show: {
    showName: string
    posterUrl: string
    posterColor: string
    showTime: number | null
    utcOffset: number
    isPermanent: boolean
    venueName: string
    cityName: string
  }
  qty: number
  /** The seats, where they may be seen; '' for a ticket without one. */
  seats?: readonly string[]
}

/** A gift to the eye: the picture, the giver's words, and behind the perforation what it is for. */
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
      <View className={styles.visit}>
        <View className={styles.words}>
          <View className={styles.name} role="heading" ariaLevel={2}>
            <Text>{show.showName}</Text>
          </View>
          <Text className={styles.fact}>{ticketWhen(show, t)}</Text>
          <Text className={styles.fact}>{joinFacts([show.cityName, show.venueName])}</Text>
          <Text className={styles.fact}>
            {joinFacts([t('common.ticketCount', { count: qty }), named.join(t('common.separator'))])}
          </Text>
        </View>
        <View className={styles.poster}>
          <Poster src={show.posterUrl} color={show.posterColor} width={POSTER} eager />
        </View>
      </View>
    </View>
  )
}
