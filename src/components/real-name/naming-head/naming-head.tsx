import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { joinFacts } from '@/lib/join-facts'
import { namesTexts } from '@/locales/namespaces/names'
import boxStyles from '@/styles/box.module.scss'
import { nearTime, sessionText } from '../../dates'
import { useServices } from '../../services'
import { ShowSummary } from '../../show/show-summary/show-summary'
import { useTexts } from '../../texts'
import { Notice } from '../../ui/notice/notice'
import type { VoucherNaming } from '../voucher-naming'
import styles from './naming-head.module.scss'

/** The show that people are named for, until when, and how often. */
export const NamingHead = observer(({ naming }: { naming: VoucherNaming }) => {
  const t = useTexts(namesTexts)
  const { clock } = useServices()
  const voucher = naming.voucher.value
  if (!voucher) return null
  const { closed, unnamed } = naming
  const { deadline, utcOffset } = voucher
  const time = deadline === null ? '' : nearTime(deadline, { now: clock.now(), utcOffset }, t)
  return (
    <View className={boxStyles.stack4}>
      <ShowSummary
        posterUrl={voucher.posterUrl}
        posterColor={voucher.posterColor}
        name={voucher.showName}
        facts={[sessionText(voucher, t, clock.now()), joinFacts([voucher.cityName, voucher.venueName])]}
        level={2}
      />
      {closed ? (
        <Notice tone={unnamed ? 'danger' : 'info'}>
          <Text>{t('names.closed', { time })}</Text>
          {unnamed && <Text className={styles.more}>{t('names.closedMissing')}</Text>}
        </Notice>
      ) : (
        <Notice>
          {time && <Text>{t('names.until', { time })}</Text>}
          <Text className={styles.more}>{t('names.once')}</Text>
        </Notice>
      )}
    </View>
  )
})
