import { Text, View } from '@tarojs/components'
import { useTexts } from '@/components/texts'
import { Icon } from '@/components/ui/icon/icon'
import { Pressable } from '@/components/ui/pressable/pressable'
import { couponTexts } from '@/locales/namespaces/coupon'
import { linkTo } from '@/router/link-to'
import styles from './coupon-links.module.scss'

const LINKS = [
  { icon: 'gift', title: 'coupon.recommended', to: linkTo('coupon-recommend-list') },
  { icon: 'qr', title: 'coupon.exchangeCode', to: linkTo('exchange-coupon') },
  { icon: 'clock', title: 'coupon.history', to: linkTo('history-coupon') },
] as const

/** Draws the links to further coupons, side by side. */
export function CouponLinks() {
  const t = useTexts(couponTexts)
  return (
    <View className={styles.links}>
      {LINKS.map(({ icon, title, to }) => (
        <Pressable key={title} className={styles.link} to={to}>
          <Icon name={icon} />
          <Text>{t(title)}</Text>
        </Pressable>
      ))}
    </View>
  )
}
