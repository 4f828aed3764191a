import { Text, View } from '@tarojs/components'
import type { VoucherBrief } from '@/api/voucher'
import { holderTexts } from '@/locales/namespaces/holder'
import { useTexts } from '../../texts'
import { classes } from '../../ui/classes'
import { Icon } from '../../ui/icon/icon'
import styles from './gift-mark.module.scss'

/** On a voucher's card: how many of its tickets are being given, or who gave them. */
export function GiftMark({ voucher }: { voucher: VoucherBrief }) {
  const t = useTexts(holderTexts)
  const { giving = 0, receivedFrom = '' } = voucher
  if (giving === 0 && !receivedFrom) return null
  return (
    <View className={classes(styles.mark, giving > 0 && styles.open)}>
      <Icon name="gift" size="s" />
      <Text>
        {giving > 0 ? t('holder.giving', { count: giving }) : t('holder.receivedFrom', { giver: receivedFrom })}
      </Text>
    </View>
  )
}
