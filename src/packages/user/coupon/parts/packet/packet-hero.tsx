import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { shopClock } from '@/components/coupon/coupon-text'
import { nearTime } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Countdown } from '@/components/ui/countdown/countdown'
import { Price } from '@/components/ui/price/price'
import type { Fen } from '@/domain/money'
import { joinFacts } from '@/lib/join-facts'
import { packetTexts } from '@/locales/namespaces/packet'
import textStyles from '@/styles/text.module.scss'
import styles from './packet.module.scss'

export interface PacketHeroProps {
  /** Picture to display above the title. */
  art: ReactNode
  title: string
  total: Fen
  facts: readonly string[]
  /** Number of claimed shares and total number of shares. If absent, no progress bar is drawn. */
  progress?: { taken: number; shares: number }
  /** End of the packet, or deadline for creating it, epoch ms; null if there is no such time. */
  until: number | null
  /** Key of the text that shows `until`. */
  untilKey: 'packet.until' | 'packet.make.until'
  /** Called at the time `until`. */
  onEnd?: () => unknown
}

/** Draws the head of a packet: amount, shares and remaining time. */
export function PacketHero({ art, title, total, facts, progress, until, untilKey, onEnd }: PacketHeroProps) {
  const t = useTexts(packetTexts)
  const now = useNow()
  return (
    <View className={styles.head}>
      {art}
      <View className={textStyles.item} role="heading" ariaLevel={2}>
        {title}
      </View>
      <Price price={{ kind: 'amount', amount: total, from: false }} size="xl" />
      <Text className={textStyles.secondary}>{joinFacts(facts)}</Text>
      {progress && (
        <View className={styles.bar} ariaHidden>
          <View className={styles.filled} style={{ width: `${(progress.taken / progress.shares) * 100}%` }} />
        </View>
      )}
      {until !== null && (
        <View className={styles.until}>
          <Text className={textStyles.meta}>{t(untilKey, { time: nearTime(until, shopClock(now), t) })}</Text>
          <Countdown className={styles.left} until={until} label={t('packet.timeLeft')} onEnd={onEnd} />
        </View>
      )}
    </View>
  )
}
