import { Text, View } from '@tarojs/components'
import type { VoucherBrief } from '@/api/voucher'
import { holderTexts } from '@/locales/namespaces/holder'
import { linkTo } from '@/router/link-to'
import { useTexts } from '../../texts'
import { Icon } from '../../ui/icon/icon'
import { Pressable } from '../../ui/pressable/pressable'
import styles from './gift-mark.module.scss'

/** Below a voucher: that tickets of it are being given, with the way to take them back, or who gave them. */
export function GiftMark({ voucher }: { voucher: VoucherBrief }) {
  const t = useTexts(holderTexts)
  const { voucherId, giving = 0, receivedFrom = '' } = voucher
  if (giving > 0)
    return (
      <Pressable className={styles.row} still to={linkTo('ticket-detail-new', { id: voucherId })}>
        <Icon name="gift" size="m" className={styles.icon} />
        <View className={styles.words}>
          <Text>{t('holder.giving', { count: giving })}</Text>
          <Text className={styles.note}>{t('holder.givingNote')}</Text>
        </View>
        <Icon name="chevron-right" size="s" />
      </Pressable>
    )
  return receivedFrom ? <Text className={styles.from}>{t('holder.receivedFrom', { phone: receivedFrom })}</Text> : null
}
