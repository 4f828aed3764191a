import { View } from '@tarojs/components'
import { ownCoupons } from '@/api/coupon'
import type { Wallet } from '@/api/wallet'
import { CouponRow } from '@/components/coupon/coupon-row/coupon-row'
import { AsyncView } from '@/components/screen/async-view'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { Section } from '@/components/ui/section/section'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import { walletTexts } from '@/locales/namespaces/wallet'
import { linkTo } from '@/router/link-to'
import blockStyles from '../../parts/block.module.scss'
import styles from './blocks.module.scss'

/** Maximum number of coupons in this section. */
const LENGTH = 4

/**
 * Draws the coupons that expire first, and the number and value of all coupons. @param total undefined while unknown
 */
export function CouponBlock({ total }: { total: Wallet['coupons'] | undefined }) {
  const t = useTexts(walletTexts)
  const { coupons } = useModel(({ screen }) => ({
    coupons: screen.query(ownCoupons, { offset: 0, length: LENGTH, sort: 'END' as const }),
  }))
  const note =
    total &&
    joinFacts([
      t('wallet.couponCount', { count: total.count }),
      total.worth > 0 ? t('wallet.worth', { amount: formatMoney(total.worth) }) : null,
    ])
  return (
    <Section className={blockStyles.block} title={t('wallet.coupons')} note={note} more={{ to: linkTo('coupons') }}>
      <AsyncView compact of={coupons} skeleton={<Skeleton shape="block" height="300px" />}>
        {({ items }) => (
          <View className={styles.coupons} role="list">
            {items.map((item) => (
              <View key={item.couponId} role="listitem">
                <CouponRow item={item} />
              </View>
            ))}
          </View>
        )}
      </AsyncView>
    </Section>
  )
}
