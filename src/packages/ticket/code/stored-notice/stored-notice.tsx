import { View } from '@tarojs/components'
import { useTexts } from '@/components/texts'
import { deviceTimeText } from '@/components/dates'
import { useServices } from '@/components/services'
import { Notice } from '@/components/ui/notice/notice'
import { ticketTexts } from '@/locales/namespaces/ticket'
import styles from './stored-notice.module.scss'

/**
 * Draws the notice that a ticket is a stored copy, with the time of the copy.
 * @param at time of the copy, epoch ms; null for current data, for which nothing is drawn
 */
export function StoredNotice({ at }: { at: number | null }) {
  const t = useTexts(ticketTexts)
  const { clock } = useServices()
  if (at === null) return null
  return (
    <View className={styles.stored}>
      <Notice tone="notice">{t('detail.stored', { time: deviceTimeText(at, clock.now(), t) })}</Notice>
    </View>
  )
}
