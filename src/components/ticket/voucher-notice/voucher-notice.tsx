import { Text, View } from '@tarojs/components'
import type { LinkTo } from '@/router/link-to'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import { Icon, type IconProps } from '../../ui/icon/icon'
import { Pressable } from '../../ui/pressable/pressable'
import styles from './voucher-notice.module.scss'

interface VoucherNoticeProps {
  icon: IconProps['name']
  text: string
  /** Second line of the notice, or ''. */
  note: string
  to: LinkTo
}

/** Draws a notice with a link below a voucher. */
export function VoucherNotice({ icon, text, note, to }: VoucherNoticeProps) {
  return (
    <Pressable className={styles.row} still to={to}>
      <Icon name={icon} size="m" className={styles.icon} />
      <View className={boxStyles.fillColumn}>
        <Text>{text}</Text>
        {note && <Text className={textStyles.meta}>{note}</Text>}
      </View>
      <Icon name="chevron-right" size="s" />
    </Pressable>
  )
}
