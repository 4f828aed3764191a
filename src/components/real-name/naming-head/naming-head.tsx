import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { namesTexts } from '@/locales/namespaces/names'
import boxStyles from '@/styles/box.module.scss'
import { nearTime } from '../../dates'
import { useServices } from '../../services'
import { VisitSummary } from '../../ticket/visit-head/visit-head'
import { useTexts } from '../../texts'
import { Notice } from '../../ui/notice/notice'
import type { VoucherNaming } from '../voucher-naming'
import styles from './naming-head.module.scss'

/** Draws the show of the tickets to name, the deadline, and the number of corrections left. */
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
      <VisitSummary visit={voucher} />
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
