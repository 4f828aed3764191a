import { Text } from '@tarojs/components'
import type { VoucherBrief } from '@/api/voucher'
import { holderTexts } from '@/locales/namespaces/holder'
import { linkTo } from '@/router/link-to'
import { useTexts } from '../../texts'
import { VoucherNotice } from '../voucher-notice/voucher-notice'
import styles from './gift-mark.module.scss'

/** Below a voucher: that tickets of it are being given, with the way to take them back, or who gave them. */
export function GiftMark({ voucher }: { voucher: VoucherBrief }) {
  const t = useTexts(holderTexts)
  const { voucherId, giving = 0, receivedFrom = '' } = voucher
  if (giving > 0)
    return (
      <VoucherNotice
        icon="gift"
        text={t('holder.giving', { count: giving })}
        note={t('holder.givingNote')}
        to={linkTo('ticket-detail-new', { id: voucherId })}
      />
    )
  return receivedFrom ? <Text className={styles.from}>{t('holder.receivedFrom', { giver: receivedFrom })}</Text> : null
}
