import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { nearTime } from '@/components/dates'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Countdown } from '@/components/ui/countdown/countdown'
import { showTexts } from '@/locales/namespaces/show'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import type { ShowSale } from '../../sale/show-sale'
import { GrabNotice } from './grab-notice'
import { PresaleNotice } from './presale-notice'
import styles from './sale-countdown.module.scss'

/**
 * Draws the countdown to a sale, its opening time, and the buyers with early entry. Reloads the sale when the countdown
 * ends.
 */
export const SaleCountdown = observer(({ sale }: { sale: ShowSale }) => {
  const t = useTexts(showTexts)
  const { clock } = useServices()
  const opensAt = sale.status.current?.opensAt
  if (!opensAt) return null
  const utcOffset = sale.facts.value?.utcOffset ?? 480
  return (
    <>
      <View className={styles.box}>
        <View className={boxStyles.shrinkStack}>
          <Text className={textStyles.bodyStrong}>{t('countdown.opensIn')}</Text>
          <Text className={textStyles.meta}>
            {t('sale.opensAt', { time: nearTime(opensAt, { now: clock.now(), utcOffset }, t) })}
          </Text>
        </View>
        <Countdown
          key={opensAt}
          until={opensAt}
          look="boxed"
          label={t('countdown.opensIn')}
          onEnd={() => void sale.refresh()}
        />
      </View>
      <PresaleNotice sale={sale} />
      <GrabNotice sale={sale} />
    </>
  )
})
