import { Text, View } from '@tarojs/components'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Badge } from '@/components/ui/badge/badge'
import { classes } from '@/components/ui/classes'
import { refundTexts } from '@/locales/namespaces/refund'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import { feeText } from '../../refund-facts'
import { periodWhen, type ShownPeriod } from '../periods'
import styles from './period-list.module.scss'

const KINDS = { PAST: styles.past, NOW: styles.now, COMING: undefined }

/** Draws the periods of a refund rule as a timeline, with the current period marked. */
export function PeriodList({ periods }: { periods: readonly ShownPeriod[] }) {
  const t = useTexts(refundTexts)
  const now = useNow()
  return (
    <View role="list" ariaLabel={t('refund.timeline')}>
      {periods.map((period, at) => (
        <View key={at} className={classes(styles.period, KINDS[period.state])} role="listitem">
          <View className={styles.mark} ariaHidden />
          <View className={boxStyles.fillColumn}>
            <View className={styles.what}>
              <Text>{period.fee === null ? t('refund.closed') : feeText(period.fee, t)}</Text>
              {period.state === 'NOW' && <Badge tone="accent">{t('refund.now')}</Badge>}
            </View>
            <Text className={textStyles.metaNumerals}>{periodWhen(period, t, now)}</Text>
          </View>
        </View>
      ))}
    </View>
  )
}
