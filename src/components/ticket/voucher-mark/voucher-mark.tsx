import { Text, View } from '@tarojs/components'
import type { VoucherBrief } from '@/api/voucher'
import { holderTexts } from '@/locales/namespaces/holder'
import { useTexts } from '../../texts'
import { classes } from '../../ui/classes'
import { Icon } from '../../ui/icon/icon'
import styles from './voucher-mark.module.scss'

/**
 * Draws the mark of a voucher's card: the number of tickets being transferred or listed for resale, or the giver's
 * name.
 */
export function VoucherMark({ voucher }: { voucher: VoucherBrief }) {
  const t = useTexts(holderTexts)
  const { giving = 0, listed = 0, receivedFrom: giver = '' } = voucher
  const marks = [
    { icon: 'gift', open: true, text: giving > 0 && t('holder.giving', { count: giving }) },
    { icon: 'people', open: true, text: listed > 0 && t('holder.listed', { count: listed }) },
    { icon: 'gift', open: false, text: giver !== '' && t('holder.receivedFrom', { giver }) },
  ] as const
  return marks.map(
    ({ icon, open, text }) =>
      text && (
        <View key={text} className={classes(styles.mark, open && styles.open)}>
          <Icon name={icon} size="s" />
          <Text>{text}</Text>
        </View>
      ),
  )
}
