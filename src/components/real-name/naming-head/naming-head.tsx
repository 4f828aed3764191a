import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { joinFacts } from '@/lib/join-facts'
import { namesTexts } from '@/locales/namespaces/names'
import { nearTime, sessionText } from '../../dates'
import { useServices } from '../../services'
import { useTexts } from '../../texts'
import { Notice } from '../../ui/notice/notice'
import { Poster } from '../../ui/poster/poster'
import { drawnWidth } from '@/domain/drawn-picture'
import type { VoucherNaming } from '../voucher-naming'
import styles from './naming-head.module.scss'

const POSTER = drawnWidth(60)

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
    <View className={styles.head}>
      <View className={styles.show}>
        <View className={styles.poster}>
          <Poster src={voucher.posterUrl} color={voucher.posterColor} width={POSTER} eager />
        </View>
        <View className={styles.words}>
          <View className={styles.name} role="heading" ariaLevel={2}>
            <Text>{voucher.showName}</Text>
          </View>
          <Text className={styles.fact}>{sessionText(voucher, t, clock.now())}</Text>
          <Text className={styles.fact}>{joinFacts([voucher.cityName, voucher.venueName])}</Text>
        </View>
      </View>
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
