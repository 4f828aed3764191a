import { View } from '@tarojs/components'
import type { CouponBrief } from '@/api/layout-blocks'
import { discountTenths, percentOff } from '@/domain/show/discount'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import { layoutTexts } from '@/locales/namespaces/layout'
import type { LinkTo } from '@/router/link-to'
import textStyles from '@/styles/text.module.scss'
import boxStyles from '@/styles/box.module.scss'
import { useTexts } from '../../texts'
import { classes } from '../../ui/classes'
import { Pressable } from '../../ui/pressable/pressable'
import { Price } from '../../ui/price/price'
import { useTarget } from '../use-target'
import styles from './coupon-card.module.scss'

/** Minimum amount in fen with a smaller font (domain §9). */
const LONG = 100_000

export interface CouponCardProps {
  coupon: CouponBrief
  received: boolean
  /** Receives it; a coupon with a page of its own opens the page instead. */
  onReceive: (coupon: CouponBrief) => unknown
  /** Login screen that a visitor's tap opens first; undefined for a member. */
  loginFirst: LinkTo | undefined
}

/** A coupon drawn as a tear-off: its value, a perforation, its minimum and its scope. */
export function CouponCard({ coupon, received, onReceive, loginFirst }: CouponCardProps) {
  const t = useTexts(layoutTexts)
  const leadsTo = useTarget()
  const { couponTemplateId, title, threshold, scope, validDays, topicId } = coupon
  const condition = threshold
    ? t('layout.couponFrom', { amount: t('price.amount', { amount: formatMoney(threshold) }) })
    : t('layout.couponAny')
  const facts = joinFacts([condition, scope && t('layout.couponScope', { scope })])
  const act = received ? 'layout.received' : topicId ? 'layout.view' : 'layout.receive'
  const paper = (
    <>
      <View className={styles.worth}>
        <Worth coupon={coupon} />
      </View>
      <View className={boxStyles.fillColumn}>
        <View className={textStyles.bodyStrongLines}>{title}</View>
        <View className={textStyles.metaLines}>{facts}</View>
        {validDays > 0 && <View className={textStyles.metaLines}>{t('layout.couponDays', { count: validDays })}</View>}
      </View>
      <View className={classes(styles.act, received && styles.over)}>{t(act)}</View>
    </>
  )
  if (received && !topicId) return <View className={styles.coupon}>{paper}</View>
  const taps = topicId
    ? leadsTo({ kind: 'COUPON', params: { couponTemplateId, topicId } })
    : { to: loginFirst, onClick: () => onReceive(coupon) }
  return (
    <Pressable className={styles.coupon} {...taps}>
      {paper}
    </Pressable>
  )
}

/** Empty if the gateway sends no value, which the title then contains. */
function Worth({ coupon: { amount, discount } }: { coupon: CouponBrief }) {
  const t = useTexts()
  if (amount !== null) return <Price price={{ kind: 'amount', amount, from: false }} size={amount < LONG ? 'l' : 'm'} />
  const tenths = discountTenths(discount)
  return tenths === null ? null : (
    <View className={styles.share}>{t('show.discount', { tenths, percent: percentOff(discount) ?? 0 })}</View>
  )
}
