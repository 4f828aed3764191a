import { Text, View } from '@tarojs/components'
import type { EndingPoints, PointAccount } from '@/api/points'
import { dayText } from '@/components/dates'
import { pointCount } from '@/components/points/points-text'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { lastMoment } from '@/domain/coupon/validity'
import { SHOP_OFFSET } from '@/domain/schedule/local-time'
import { pointsTexts } from '@/locales/namespaces/points'
import { UNTRANSLATED } from '@/platform/untranslated'
import styles from './balance.module.scss'

/**
 * Draws the points that are usable, points that become usable later, and points that expire soon. @param ending null
 * while unknown
 */
export function Balance({ account, ending }: { account: PointAccount; ending: EndingPoints | null }) {
  const t = useTexts(pointsTexts)
  const now = useNow()
  const { usable, pending, debt } = account
  const notes = [
    ending !== null &&
      ending.amount > 0 &&
      t('points.ending', {
        number: pointCount(ending.amount),
        time: dayText(lastMoment(ending.endTime, SHOP_OFFSET), { now, utcOffset: SHOP_OFFSET }, t),
      }),
    pending > 0 && t('points.coming', { count: pending, number: pointCount(pending) }),
    debt > 0 && t('points.debt', { count: debt, number: pointCount(debt) }),
  ].filter(Boolean)
  return (
    <View className={styles.balance}>
      <Text className={styles.caption}>{t('points.usable')}</Text>
      <Text className={styles.count} {...UNTRANSLATED}>
        {pointCount(usable)}
      </Text>
      {notes.map((note) => (
        <Text key={note as string} className={styles.note}>
          {note}
        </Text>
      ))}
    </View>
  )
}
