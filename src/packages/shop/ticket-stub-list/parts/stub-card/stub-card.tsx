import { Text, View } from '@tarojs/components'
import type { TicketStubBrief } from '@/api/ticket-stub'
import { useTexts } from '@/components/texts'
import { Pressable } from '@/components/ui/pressable/pressable'
import { Poster } from '@/components/ui/poster/poster'
import { drawnWidth } from '@/domain/drawn-picture'
import { formatTime } from '@/domain/schedule/local-time'
import { joinFacts } from '@/lib/join-facts'
import { stubTexts } from '@/locales/namespaces/stub'
import { linkTo } from '@/router/link-to'
import textStyles from '@/styles/text.module.scss'
import styles from './stub-card.module.scss'

const POSTER = drawnWidth(96)

/** Draws a visit as a torn ticket: the poster, the perforation, then title, time and location. */
export function StubCard({ stub, eager }: { stub: TicketStubBrief; eager: boolean }) {
  const t = useTexts(stubTexts)
  const { voucherId, showName, showTime, utcOffset, posterUrl, posterColor, venueName, cityName, qty } = stub
  return (
    <Pressable className={styles.stub} to={linkTo('ticket-stub-print', { id: voucherId })}>
      <View className={styles.poster}>
        <Poster className={styles.picture} src={posterUrl} color={posterColor} width={POSTER} eager={eager} />
      </View>
      <View className={styles.tear} ariaHidden>
        <View className={styles.notch} />
        <View className={styles.dots} />
        <View className={styles.notch} />
      </View>
      <View className={styles.text}>
        <Text className={textStyles.metaNumerals}>{formatTime(showTime, utcOffset, t('date.pattern.day'))}</Text>
        <Text className={textStyles.itemLines}>{showName}</Text>
        <View className={styles.foot}>
          <View className={styles.where}>{joinFacts([cityName, venueName])}</View>
          {qty > 1 && <Text className={styles.count}>{t('stub.count', { count: qty })}</Text>}
        </View>
      </View>
    </Pressable>
  )
}
