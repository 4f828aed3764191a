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

/** Fen from which on an amount is written smaller (domain §9). */
const LONG = 100_000

export interface CouponCardProps {
  coupon: CouponBrief
  received: boolean
  /** Receives it; a coupon with a page of its own leads there instead. */
  onReceive: (coupon: CouponBrief) => unknown
  /** The login that a visitor's tap leads to first; undefined for a member. */
  loginFirst: LinkTo | undefined
}

/** A coupon as it is torn off: what it is worth, a perforation, from which sum and for what it counts. */
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

/** Nothing where the gateway tells no worth: the title has it then. */
function Worth({ coupon: { amount, discount } }: { coupon: CouponBrief }) {
  const t = useTexts()
  if (amount !== null) return <Price price={{ kind: 'amount', amount, from: false }} size={amount < LONG ? 'l' : 'm'} />
  const tenths = discountTenths(discount)
  return tenths === null ? null : (
    <View className={styles.share}>{t('show.discount', { tenths, percent: percentOff(discount) ?? 0 })}</View>
  )
}
