import { Text, View } from '@tarojs/components'
import type { VoucherBrief } from '@/api/voucher'
import { formatTime } from '@/domain/schedule/local-time'
import { holderTexts } from '@/locales/namespaces/holder'
import { linkTo } from '@/router/link-to'
import { useServices } from '../../services'
import { useTexts } from '../../texts'
import { Icon } from '../../ui/icon/icon'
import { Pressable } from '../../ui/pressable/pressable'
import styles from './names-missing.module.scss'

/** Tickets of a voucher that nobody is named on, and the way to name them; nothing once that is closed or done. */
export function NamesMissing({ voucher }: { voucher: VoucherBrief }) {
  const t = useTexts(holderTexts)
  const { clock } = useServices()
  const { voucherId, state, namesMissing = 0, namesUntil = null, utcOffset } = voucher
  if (state !== 'VALID' || namesMissing === 0 || (namesUntil !== null && clock.now() >= namesUntil)) return null
  const until = namesUntil === null ? '' : formatTime(namesUntil, utcOffset, t('date.pattern.monthDayTime'))
  return (
    <Pressable className={styles.row} still to={linkTo('real-name', { id: voucherId })}>
      <Icon name="id-card" size="m" className={styles.icon} />
      <View className={styles.words}>
        <Text>{t('holder.namesMissing', { count: namesMissing })}</Text>
        {until && <Text className={styles.until}>{t('holder.namesUntil', { time: until })}</Text>}
      </View>
      <Icon name="chevron-right" size="s" />
    </Pressable>
  )
}
