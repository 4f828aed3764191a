import { View } from '@tarojs/components'
import type { BirthdayGift } from '@/api/member-popup'
import { Icon } from '../../ui/icon/icon'
import { rightIcon } from '../right-icon'
import styles from './birthday-gifts.module.scss'

/** Draws the gifts of a birthday package, one below the other. */
export function BirthdayGifts({ gifts }: { gifts: readonly BirthdayGift[] }) {
  return (
    <View className={styles.list} role="list">
      {gifts.map(({ icon, giftDesc }, at) => (
        <View key={at} className={styles.gift} role="listitem">
          <Icon name={rightIcon(icon)} className={styles.icon} />
          <View className={styles.text}>{giftDesc}</View>
        </View>
      ))}
    </View>
  )
}
